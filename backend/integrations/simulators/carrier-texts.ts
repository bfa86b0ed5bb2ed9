/** The built-in carrier of a demonstration. */
export const sandboxTexts = {
  title: 'Hãng vận chuyển minh họa',
  intro:
    'Trang này thay cho trang tra cứu của hãng. Chọn việc xảy ra với kiện hàng; cửa hàng được báo ngay.',
  parcel: 'Vận đơn',
  status: 'Trạng thái',
  choose: 'Điều gì xảy ra tiếp?',
} as const
