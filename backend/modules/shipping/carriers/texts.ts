/** What carriers refuse, as the staff read it. */
export const refusalTexts = {
  ghn: {
    USER_ERR_COMMON: 'GHN không nhận thông tin của kiện này.',
    PHONE_INVALID: 'GHN không nhận số điện thoại người nhận. Sửa số rồi gửi lại.',
    WARD_IS_INVALID: 'GHN không biết phường, xã này. Sửa trong bảng phường xã rồi gửi lại.',
    ROUTE_NOT_FOUND_SERVICE: 'GHN không giao đến địa chỉ này.',
    SERVICE_NOT_FOUND_CONFIG_FEE: 'GHN chưa có bảng giá cho tuyến này.',
    ORDER_NOT_FOUND: 'GHN không tìm thấy vận đơn này.',
  },
  tooMuchCod: 'GHN thu hộ nhiều nhất 50.000.000 ₫. Chia đơn thành nhiều kiện.',
  ghtk: 'GHTK không nhận kiện này.',
  notThere: 'GHTK không giao đến địa chỉ này.',
  /** With what the carrier itself says. */
  said: (text: string, message: string) => (message ? `${text} Hãng báo: ${message}` : text),
} as const

/** The built-in carrier of a demonstration. */
export const carrierTexts = {
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
