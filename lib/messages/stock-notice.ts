/** Being told when a sold-out book is there again. */
export const stockNotice = {
  action: 'Báo khi có hàng',
  title: (book: string) => `Báo khi có “${book}”`,
  text: 'Cuốn này tạm hết. Bạn để lại email, cửa hàng gửi một thư duy nhất khi sách có hàng trở lại, rồi xóa địa chỉ.',
  email: 'Email',
  submit: 'Gửi thư xác nhận',
  asked: 'Bạn mở hộp thư và bấm liên kết xác nhận. Thư có thể nằm trong mục thư rác.',
  confirmText: 'Bấm nút dưới đây để xác nhận địa chỉ email của bạn.',
  confirm: 'Xác nhận nhận tin',
  confirmed: 'Đã xác nhận. Cửa hàng sẽ gửi thư khi sách có hàng.',
  back: 'Về trang sách',
  isAvailable: 'Sách đang có hàng',
  buy: 'Xem và đặt mua',
  noScript: 'Trang này cần JavaScript. Bạn cũng có thể gọi hotline ở cuối trang.',
} as const
