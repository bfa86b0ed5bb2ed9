import type { LineProblem } from '@/backend/modules/cart/cart-lines'

const dong = new Intl.NumberFormat('vi-VN')
/** Integer đồng as `86.400 ₫`. */
const money = (amount: number) => `${dong.format(amount)} ₫`

type Facts = { available: number }

/** Why a line can't be ordered. */
export const lineErrors: Record<LineProblem, (facts: Facts) => string> = {
  gone: () => 'Sản phẩm này không còn bán.',
  needsAccount: () => 'Bạn cần đăng nhập để mua khóa học.',
  owned: () => 'Bạn đã có khóa học này.',
  tooMany: () => 'Mỗi đơn đặt được tối đa 99 bản của một sản phẩm.',
  onlyOne: () => 'Mỗi khóa học chỉ cần mua một lần.',
  soldOut: () => 'Sản phẩm tạm hết hàng.',
  short: ({ available }) => `Chỉ còn ${available} bản.`,
}

export const orderTexts = {
  goneName: 'Sản phẩm không còn bán',
  flashLimit: 'Số bản này vượt mức của đợt giảm giá nên được tính theo giá bán thường.',
  underMinimum: (least: number) => `Đơn hàng cần từ ${money(least)} để dùng mã này.`,
  notForThese: 'Mã này không áp dụng cho sản phẩm nào trong giỏ.',
  ownAffiliate: 'Bạn không dùng được mã affiliate của chính mình.',
  tooManyCodes: 'Bạn đã nhập sai mã quá nhiều lần. Vui lòng thử lại sau 15 phút.',

  voucherAdded: 'Đã áp dụng mã giảm giá.',
  voucherRemoved: 'Đã bỏ mã giảm giá.',
  couponAdded: 'Đã áp dụng mã khuyến mãi.',
  couponRemoved: 'Đã bỏ mã khuyến mãi.',
  affiliateAdded: 'Đã áp dụng mã affiliate.',
  affiliateRemoved: 'Đã bỏ mã affiliate.',
  productAdded: 'Đã thêm vào giỏ hàng.',
  cartMerged: 'Đã gộp giỏ hàng trên máy này vào giỏ hàng của bạn.',

  emptyCart: 'Giỏ hàng của bạn đang trống.',
  cartFull: 'Giỏ hàng đã có quá nhiều sản phẩm.',
  linesInError: 'Một số sản phẩm không đặt được như trong giỏ. Bạn xem lại giúp nhé.',
  totalChanged: 'Giá hoặc phí của đơn vừa thay đổi. Bạn xem lại trước khi đặt nhé.',
  tooMuchMoney: 'Giá trị đơn hàng quá lớn để đặt trên trang. Bạn vui lòng gọi hotline.',
  addressFirst: 'Bạn hãy chọn địa chỉ nhận hàng trước khi đặt.',
  keyNeeded: 'Yêu cầu đặt hàng thiếu khóa chống trùng. Bạn tải lại trang rồi thử lại nhé.',
  keyUsed: 'Đơn hàng này đã được gửi với nội dung khác. Bạn tải lại trang rồi thử lại nhé.',
  onlineClosed: 'Cửa hàng chưa mở thanh toán trực tuyến. Bạn hãy chọn cách thanh toán khác.',
  transferClosed: 'Cửa hàng chưa nhận chuyển khoản. Bạn hãy chọn cách thanh toán khác.',
  cashNeedsBooks: 'Đơn chỉ có khóa học cần thanh toán trực tuyến hoặc chuyển khoản.',
  payOver: 'Đơn hàng này không còn chờ thanh toán.',
  payTooOften: 'Đơn hàng này đã được thanh toán thử quá nhiều lần. Bạn vui lòng gọi hotline.',
  paidLate: 'Tiền đến khi đơn không còn chờ thanh toán; cửa hàng sẽ hoàn lại.',

  noSuchOrder: 'Không tìm thấy đơn hàng với mã và số điện thoại này.',
  tooManyLookUps: 'Bạn đã tra cứu quá nhiều lần. Vui lòng thử lại sau 15 phút.',
  cannotCancel: 'Đơn hàng đã được xử lý nên không hủy trực tuyến được. Bạn vui lòng gọi hotline.',
  cancelled: 'Đã hủy đơn hàng.',
  expiredReason: 'Quá hạn thanh toán',
  cancelledByBuyer: 'Người mua hủy',

  demonstrationBank: 'Ngân hàng Minh Họa',
} as const

const paymentLabels: Record<number, string> = {
  0: 'Thanh toán trực tuyến',
  1: 'Thanh toán khi nhận hàng',
  2: 'Chuyển khoản ngân hàng',
}

export type EmailedOrder = {
  id: string
  code: string
  receiverName: string
  phone: string
  address: string
  paymentType: number
  subTotal: number
  discount: number
  shippingFee: number
  total: number
  lines: readonly { title: string; quantity: number; total: number; isCourse: boolean }[]
  transfer: { bank: string; account: string; accountName: string } | null
}

const howToPay = (order: EmailedOrder) =>
  order.transfer
    ? [
        `Bạn vui lòng chuyển ${money(order.total)} trong 24 giờ:`,
        `  Ngân hàng: ${order.transfer.bank}`,
        `  Số tài khoản: ${order.transfer.account}`,
        `  Tên tài khoản: ${order.transfer.accountName}`,
        `  Nội dung: ${order.code}`,
      ]
    : [`Cách thanh toán: ${paymentLabels[order.paymentType] ?? ''}`]

const isShipped = ({ lines }: EmailedOrder) => lines.some(({ isCourse }) => !isCourse)

const toCourses = ({ lines }: EmailedOrder, publicUrl: string) =>
  lines.some(({ isCourse }) => isCourse)
    ? [
        `Khóa học có trong “Tài liệu của tôi” ngay khi đơn được thanh toán: ${publicUrl}/tai-lieu-cua-toi`,
        '',
      ]
    : []

const orderLink = (publicUrl: string, id: string) => `${publicUrl}/xac-nhan-don-hang/${id}`

/** The letters about an order: plain text, one per event. */
export const orderEmails = {
  placed: (order: EmailedOrder, publicUrl: string) => ({
    subject: `Hiên Sách đã nhận đơn ${order.code}`,
    text: [
      `Chào ${order.receiverName},`,
      '',
      `Hiên Sách đã nhận đơn hàng ${order.code} của bạn:`,
      ...order.lines.map((line) => `  ${line.quantity} × ${line.title}: ${money(line.total)}`),
      '',
      `Tiền hàng: ${money(order.subTotal)}`,
      ...(order.discount > 0 ? [`Giảm giá: −${money(order.discount)}`] : []),
      ...(isShipped(order) ? [`Phí giao hàng: ${money(order.shippingFee)}`] : []),
      `Tổng cộng: ${money(order.total)}`,
      '',
      ...howToPay(order),
      '',
      ...(isShipped(order)
        ? [`Giao tới: ${order.receiverName}, ${order.phone}, ${order.address}`, '']
        : []),
      ...toCourses(order, publicUrl),
      `Xem đơn hàng: ${orderLink(publicUrl, order.id)}`,
      'Nếu trang hỏi, bạn nhập mã đơn và số điện thoại đặt hàng.',
      '',
      'Hiên Sách',
    ].join('\n'),
  }),
  paid: (order: { id: string; code: string; total: number }, publicUrl: string) => ({
    subject: `Hiên Sách đã nhận tiền của đơn ${order.code}`,
    text: [
      `Hiên Sách đã nhận ${money(order.total)} cho đơn hàng ${order.code}.`,
      '',
      `Xem đơn hàng: ${orderLink(publicUrl, order.id)}`,
      '',
      'Hiên Sách',
    ].join('\n'),
  }),
  paidLate: (order: { id: string; code: string; total: number }, publicUrl: string) => ({
    subject: `Hiên Sách sẽ hoàn tiền của đơn ${order.code}`,
    text: [
      `Chúng tôi nhận được ${money(order.total)} khi đơn hàng ${order.code} không còn chờ thanh toán.`,
      'Số tiền này sẽ được hoàn lại cho bạn. Nếu vẫn muốn mua, bạn đặt lại đơn mới giúp nhé.',
      '',
      `Xem đơn hàng: ${orderLink(publicUrl, order.id)}`,
      '',
      'Hiên Sách',
    ].join('\n'),
  }),
  cancelled: (order: { id: string; code: string }, reason: string, publicUrl: string) => ({
    subject: `Đơn ${order.code} đã được hủy`,
    text: [
      `Đơn hàng ${order.code} đã được hủy.`,
      `Lý do: ${reason}.`,
      'Mã giảm giá của đơn đã được trả lại. Nếu bạn đã trả tiền, chúng tôi sẽ hoàn lại.',
      '',
      `Xem đơn hàng: ${orderLink(publicUrl, order.id)}`,
      '',
      'Hiên Sách',
    ].join('\n'),
  }),
}
