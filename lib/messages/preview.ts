/** Over a page that only the staff see. */
export const preview = {
  title: (name: string) => `Xem trước: ${name}`,
  note: 'Bản xem trước: chỉ nhân viên thấy trang này.',
} as const
