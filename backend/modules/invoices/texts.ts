/** Words of numbers, as an invoice says its total. */
export const numberTexts = {
  digits: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
  oneAfterTens: 'mốt',
  fourAfterTens: 'tư',
  fiveAfterTens: 'lăm',
  ten: 'mười',
  tens: 'mươi',
  odd: 'linh',
  hundred: 'trăm',
  thousand: 'nghìn',
  million: 'triệu',
  billion: 'tỷ',
  minus: 'âm',
  currency: 'đồng',
} as const

/** What stands on an invoice. */
export const invoiceTexts = {
  copy: 'Cuốn',
  course: 'Khóa',
  time: 'Lần',
  delivery: 'Phí giao hàng',
} as const
