/** What Viettel Post refuses, as the staff read it. */
export const viettelPostTexts = {
  refused: 'Viettel Post không nhận kiện này.',
  noService: 'Viettel Post không có dịch vụ này đến địa chỉ đó.',
} as const

/** Its statuses on the practice page. */
export const viettelPostStatusNames: Partial<Record<string, string>> = {
  '103': 'Chờ lấy hàng',
  '200': 'Đã lấy hàng',
  '300': 'Đang luân chuyển',
  '500': 'Đang giao',
  '506': 'Giao không thành công',
  '501': 'Đã giao',
  '502': 'Đang hoàn về kho',
  '504': 'Đã hoàn về kho',
  '107': 'Đã hủy',
  '503': 'Tiêu hủy, thất lạc',
}
