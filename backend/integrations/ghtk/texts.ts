/** What GHTK refuses, as the staff read it. */
export const ghtkTexts = {
  refused: 'GHTK không nhận kiện này.',
  notThere: 'GHTK không giao đến địa chỉ này.',
} as const

/** Its statuses on the practice page. */
export const ghtkStatusNames: Partial<Record<string, string>> = {
  '2': 'Chờ lấy hàng',
  '3': 'Đã lấy hàng',
  '4': 'Đang giao',
  '9': 'Giao không thành công',
  '5': 'Đã giao',
  '20': 'Đang hoàn về kho',
  '21': 'Đã hoàn về kho',
  '-1': 'Đã hủy',
  '13': 'Thất lạc, đã bồi hoàn',
}
