/** From cart to order: delivery, payment, totals. */
export const checkout = {
  steps: { cart: 'Giỏ hàng', delivery: 'Giao hàng', payment: 'Thanh toán', done: 'Hoàn tất' },
  toDelivery: 'Nhập địa chỉ giao hàng',
  summary: {
    title: 'Tóm tắt đơn hàng',
    subTotal: 'Tạm tính',
    voucher: 'Mã giảm giá',
    coupon: 'Phiếu khuyến mãi',
    affiliate: 'Mã giới thiệu',
    shipping: 'Phí giao hàng',
    shippingLater: 'Tính khi có địa chỉ',
    shippingFree: 'Miễn phí',
    total: 'Tổng cộng',
    bar: 'Tổng cộng và bước tiếp theo',
    vat: 'Giá đã gồm thuế.',
    freeFrom: (missing: string) => `Mua thêm ${missing} để được miễn phí giao hàng.`,
    freeReached: 'Đơn hàng được miễn phí giao hàng.',
    freeFromOnMainland: (missing: string) =>
      `Mua thêm ${missing} để được miễn phí giao hàng, trừ các đặc khu hải đảo.`,
    freeReachedOnMainland: 'Đơn hàng được miễn phí giao hàng, trừ khi giao đến đặc khu hải đảo.',
    island: (place: string) =>
      `${place} có biểu phí riêng vì cước tàu và cảng; mức miễn phí giao hàng không áp dụng.`,
    islandFees: 'Xem bảng phí',
  },
  delivery: {
    title: 'Giao đến đâu?',
    phoneHint: 'Đơn vị giao hàng sẽ gọi số này.',
    email: 'Email',
    emailHint: 'Để nhận thư xác nhận đơn hàng.',
    note: 'Ghi chú cho đơn hàng',
    eta: (days: string) => `Dự kiến nhận sau ${days} ngày`,
    saved: 'Địa chỉ đã lưu',
    other: 'Địa chỉ khác',
    otherNote: 'Nhập người nhận và địa chỉ khác.',
    keep: 'Lưu địa chỉ này vào sổ địa chỉ',
    notKept: 'Chưa lưu được vào sổ địa chỉ. Đơn này vẫn giao đến địa chỉ bạn đã nhập.',
    submit: 'Tiếp tục thanh toán',
    back: 'Về giỏ hàng',
  },
  payment: {
    title: 'Thanh toán và xác nhận',
    legend: 'Cách thanh toán',
    none: 'Đơn này hiện chưa thanh toán trực tuyến được. Bạn vui lòng gọi hotline ở cuối trang.',
    shipTo: 'Giao đến',
    change: 'Sửa',
    items: (count: number) => `Sách trong đơn (${count} cuốn)`,
    agree: 'Khi đặt hàng, bạn đồng ý với',
    terms: 'điều khoản sử dụng',
    data: 'Chúng tôi chỉ dùng tên, số điện thoại và địa chỉ để thực hiện đơn này:',
    privacy: 'chính sách bảo mật',
    right: (unwanted: number, damaged: number) =>
      `Bạn được mở gói xem trước khi trả tiền. Đổi ý, bạn trả lại trong ${unwanted} ngày; sách lỗi được đổi trong ${damaged} ngày.`,
    place: 'Đặt hàng',
    back: 'Về bước giao hàng',
    priceChanged: 'Giá hoặc phí vừa thay đổi. Bạn xem lại tổng tiền rồi đặt hàng lần nữa nhé.',
    changedElsewhere: 'Giỏ hàng vừa được đổi ở một cửa sổ khác. Bạn xem lại trước khi đặt nhé.',
    earlier: {
      title: (code: string) => `Đơn ${code} đã được đặt ở lần bấm trước`,
      text: 'Câu trả lời của lần đó không về tới đây. Bạn mở đơn để xem, đổi cách thanh toán hoặc hủy; đơn mới chưa được đặt.',
      open: (code: string) => `Xem đơn ${code}`,
      orderMore: 'Vẫn đặt thêm đơn mới',
    },
    unsure:
      'Chưa nhận được phản hồi từ cửa hàng. Bấm đặt hàng lần nữa: đơn sẽ không bị đặt hai lần.',
  },
  /** Where only courses are bought, which nobody ships. */
  courses: {
    right:
      'Khóa học mở ngay khi đơn được thanh toán. Bạn trả lại được trong 7 ngày nếu chưa xem quá một phần năm; sau đó không hoàn tiền.',
    rightLink: 'Chính sách đổi trả',
    step: 'Thông tin',
    toDetails: 'Tiếp tục',
    title: 'Thông tin người mua',
    notSent:
      'Khóa học học trên trang, không cần giao. Địa chỉ được ghi trên đơn hàng và phiếu mua hàng.',
    phoneHint: 'Cửa hàng gọi số này khi cần.',
    items: (count: number) => `Khóa học trong đơn (${count} khóa)`,
    back: 'Về bước thông tin',
    /** Of an order with books in it as well. */
    mixedItems: (count: number) => `Sách và khóa học trong đơn (${count})`,
  },
} as const
