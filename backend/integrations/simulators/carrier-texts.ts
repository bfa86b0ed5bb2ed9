/** The built-in carrier of a demonstration. */
export const sandboxTexts = {
  title: 'Hãng vận chuyển minh họa',
  intro:
    'Trang này thay cho trang tra cứu của hãng. Chọn việc xảy ra với kiện hàng; cửa hàng được báo ngay.',
  parcel: 'Vận đơn',
  status: 'Trạng thái',
  choose: 'Điều gì xảy ra tiếp?',
  ghn: {
    ready_to_pick: 'Chờ lấy hàng',
    picked: 'Đã lấy hàng',
    transporting: 'Đang luân chuyển',
    delivering: 'Đang giao',
    delivery_fail: 'Giao không thành công',
    delivered: 'Đã giao',
    return: 'Đang hoàn về kho',
    returned: 'Đã hoàn về kho',
    cancel: 'Đã hủy',
    lost: 'Thất lạc',
  } as Partial<Record<string, string>>,
  ghtk: {
    '2': 'Chờ lấy hàng',
    '3': 'Đã lấy hàng',
    '4': 'Đang giao',
    '9': 'Giao không thành công',
    '5': 'Đã giao',
    '20': 'Đang hoàn về kho',
    '21': 'Đã hoàn về kho',
    '-1': 'Đã hủy',
    '13': 'Thất lạc, đã bồi hoàn',
  } as Partial<Record<string, string>>,
} as const
