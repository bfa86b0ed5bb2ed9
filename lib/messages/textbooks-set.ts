/** The books of a grade with their boxes: loaded by browsers. */
export const gradeSet = {
  put: (count: number) => `Thêm ${count} cuốn vào giỏ`,
  total: (money: string) => `Tổng ${money}`,
  none: 'Các cuốn đã chọn hiện không đặt được. Bạn xem lại giúp nhé.',
  failed: 'Chưa thêm được vào giỏ. Bạn kiểm tra mạng rồi thử lại nhé.',
} as const
