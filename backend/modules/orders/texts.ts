/** Of a part of an order that its buyer does not keep, when nothing more goes back for it. */
export const moneyOfPart = (isPaid: boolean): string =>
  isPaid
    ? 'Tiền của phần này nằm trong khoản hoàn đã lập trước đó.'
    : 'Bạn không phải trả tiền cho phần này.'

export const orderTexts = {
  totalChanged: 'Giá hoặc phí của đơn vừa thay đổi. Bạn xem lại trước khi đặt nhé.',
  cartChanged: 'Giỏ hàng hoặc địa chỉ vừa được đổi ở nơi khác. Bạn xem lại trước khi đặt nhé.',
  tooManyOrders:
    'Bạn vừa đặt nhiều đơn liên tiếp. Vui lòng thử lại sau, hoặc gọi hotline để được giúp.',
  tooManyFromNetwork:
    'Mạng của bạn vừa gửi rất nhiều đơn. Vui lòng thử lại sau ít phút, hoặc đăng nhập để đặt ngay.',
  tooMuchOpen:
    'Đơn này, cùng các đơn chưa xác nhận của bạn, vượt mức đặt trên trang. Bạn vui lòng gọi hotline để cửa hàng chuẩn bị riêng.',
  tooMuchMoney: 'Giá trị đơn hàng quá lớn để đặt trên trang. Bạn vui lòng gọi hotline.',
  buyerFirst: 'Bạn hãy điền tên và số điện thoại trước khi đặt.',
  addressFirst: 'Bạn hãy chọn địa chỉ nhận hàng trước khi đặt.',
  keyNeeded: 'Yêu cầu đặt hàng thiếu khóa chống trùng. Bạn tải lại trang rồi thử lại nhé.',
  keyUsed: (code: string) => `Lần gửi trước đã đặt thành công đơn ${code}. Bạn mở đơn đó để xem.`,
  noSuchOrder: 'Không tìm thấy đơn hàng với mã và số điện thoại này.',
  tooManyLookUps: 'Bạn đã tra cứu quá nhiều lần. Vui lòng thử lại sau ít phút.',
  cannotCancel: 'Đơn hàng đã được xử lý nên không hủy trực tuyến được. Bạn vui lòng gọi hotline.',
  cancelled: 'Đã hủy đơn hàng.',
  confirmed: 'Cảm ơn bạn, đơn hàng đã được xác nhận.',
  confirmedAlready: 'Đơn hàng đã được xác nhận trước đó. Bạn không cần làm gì thêm.',
  confirmedByLink: 'Khách xác nhận bằng liên kết trong thư hoặc tin nhắn.',
  confirmLinkWrong:
    'Liên kết xác nhận không đúng. Bạn mở lại thư hoặc tin nhắn mới nhất, hoặc gọi hotline.',
  confirmCancelled:
    'Đơn hàng đã hủy nên không xác nhận được nữa. Nếu vẫn muốn mua, mời bạn đặt đơn mới.',
  goneSince: (titles: readonly string[]) =>
    `Rất tiếc, trong lúc chờ xác nhận, sách đã hết: ${titles.join(', ')}. Bạn gọi hotline để đổi số lượng, hoặc hủy đơn và đặt lại.`,
  flashGone:
    'Rất tiếc, số sách giá flash sale của đơn đã bán hết trong lúc chờ xác nhận. Bạn gọi hotline để được giúp.',
  stockReleased: 'Hết thời gian giữ sách, sách trở lại kệ; đơn vẫn chờ xác nhận.',
  expiredReason: 'Quá hạn thanh toán',
  cancelledByBuyer: 'Người mua hủy',
  refundOfCancelled: 'Đơn đã hủy',
  refundOfOver: 'Tiền của đơn đã kết thúc',
  receiverNamed: 'Đã ghi nhận tài khoản nhận tiền hoàn.',
  emailNamed: (email: string) => `Đã gửi thông tin đơn hàng đến ${email}.`,
  emailNamedAlready: 'Đơn hàng này đã có email nhận tin.',
  tooManyMails:
    'Hộp thư này đã nhận nhiều thư của cửa hàng. Bạn thử lại sau, hoặc dùng email khác.',
  forgotten: 'Máy này không còn nhớ đơn hàng nào.',
  guestNamedEmail: 'Khách thêm email nhận tin',
  receiverFixed:
    'Tài khoản nhận tiền hoàn của đơn hàng này đã được ghi. Để đổi tài khoản, bạn gọi hotline của cửa hàng.',
  noReceiverNeeded: 'Đơn hàng không có khoản hoàn nào đang chờ tài khoản nhận tiền.',
} as const
