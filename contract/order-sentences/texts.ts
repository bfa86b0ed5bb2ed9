import { siteTexts } from '@/contract/shop/payment-sites'

/** The words of an order's sentences; `order-sentences.ts` says when each is true. */
export const sentenceTexts = {
  statuses: {
    0: 'Chờ thanh toán',
    1: 'Chờ xác nhận',
    2: 'Đã xác nhận',
    3: 'Đang đóng gói',
    4: 'Đang giao',
    5: 'Đã giao',
    6: 'Hoàn trả',
    7: 'Đã hủy',
  } as Partial<Record<number, string>>,
  /** Shown for status 6 when the parcels were lost. */
  lostStatus: 'Thất lạc',
  /** Of courses alone: nothing is confirmed by telephone, packed or delivered. */
  courseStatuses: {
    1: 'Đang xử lý',
    2: 'Đang xử lý',
    3: 'Đang xử lý',
    4: 'Đang xử lý',
    5: 'Hoàn tất',
    6: 'Đã trả lại',
  } as Partial<Record<number, string>>,
  unknownStatus: 'Đang xử lý',

  nothingToPay: 'Không phải trả tiền',
  unpaid: 'Chưa thanh toán',
  failed: 'Thanh toán không thành công',
  paid: 'Đã thanh toán',
  partPaid: (received: string, left: string) => `Đã trả ${received}, còn ${left}`,
  /** Of an order that a card or wallet is to pay: the site takes all of it, the transfer goes back. */
  unpaidButTransferred: (unpaid: string, received: string) =>
    `${unpaid}, đã nhận ${received} chuyển khoản`,
  beingChecked: (received: string) => `Đã nhận ${received}, đang đối chiếu`,
  refunded: 'Đã hoàn tiền',
  partRefunded: (amount: string) => `đã hoàn ${amount}`,
  refundDue: (amount: string) => `Chờ hoàn ${amount}`,
  willRefund: (amount: string) => `sẽ hoàn ${amount}`,

  placed: 'Đặt hàng thành công',
  replacement: (code: string) => `Đơn đổi hàng của đơn ${code}`,
  awaitsPayment: (amount: string) => `Đơn hàng chờ thanh toán ${amount}`,
  payBefore: (time: string) =>
    `Bạn thanh toán trước ${time}. Quá giờ đó mà chưa có tiền, đơn tự hủy và sách trở lại kệ; bạn không mất gì.`,
  transferBefore: (time: string) =>
    `Bạn chuyển khoản trước ${time}. Quá giờ đó mà tiền chưa đến, đơn tự hủy và sách trở lại kệ; tiền đến muộn được hoàn lại.`,
  courseBefore: (time: string) =>
    `Bạn thanh toán trước ${time}. Quá giờ đó mà chưa có tiền, đơn tự hủy; bạn không mất gì.`,
  /** Something of it has come. */
  restBefore: (time: string) =>
    `Bạn trả đủ trước ${time}. Quá giờ đó mà chưa đủ, đơn tự hủy và số đã nhận được hoàn lại cho bạn.`,
  beingCheckedTitle: 'Cửa hàng đang đối chiếu tiền của đơn',
  thanks: 'Cảm ơn bạn đã mua sách.',
  thanksForCourses: 'Cảm ơn bạn đã mua khóa học.',
  keepCode: 'Hãy lưu mã đơn hàng để tra cứu sau.',

  willBeBack: (received: string, back: string) =>
    received === back
      ? `Cửa hàng đã nhận ${received} của đơn này và sẽ hoàn lại cho bạn.`
      : `Cửa hàng đã nhận ${received} của đơn này và sẽ hoàn ${back} cho bạn.`,
  restWillBeBack: (givenBack: string, back: string) =>
    `Cửa hàng đã hoàn ${givenBack} và sẽ hoàn nốt ${back} cho bạn.`,
  someWillBeBack: (back: string) => `Cửa hàng sẽ hoàn ${back} cho bạn.`,
  isBack: (amount: string) => `Cửa hàng đã hoàn ${amount} cho bạn.`,
  free: 'Bạn không phải trả tiền cho đơn này.',
  less: (received: string, left: string) =>
    `Cửa hàng đã nhận ${received} cho đơn này, còn thiếu ${left}. Bạn chuyển nốt với cùng nội dung; cửa hàng ghi nhận khi đủ.`,
  lessOnline: (received: string) =>
    `Cửa hàng đã nhận ${received} chuyển khoản cho đơn này và đang đối chiếu; nếu bạn trả cả đơn tại trang thanh toán, số này được hoàn lại.`,
  /** Read by the staff too. */
  aside: (back: string) =>
    `Khoản ${back} đã chuyển được hoàn lại và không tính vào số còn phải trả.`,
  enough: (received: string) =>
    `Cửa hàng đã nhận ${received} cho đơn này và đang đối chiếu. Bạn không cần chuyển thêm.`,
  tooMuch: (received: string, back: string) =>
    `Cửa hàng đã nhận ${received} cho đơn này và đang đối chiếu. Bạn không cần chuyển thêm; phần thừa ${back} được hoàn lại.`,

  staff: {
    unpaid: 'Chưa trả tiền',
    failed: 'Trả tiền không thành',
    paid: 'Đã trả tiền',
    refundDue: (amount: string) => `Cần hoàn ${amount}`,
    someRefundDue: 'Cần hoàn tiền',
    willBeBack: (back: string) => `Cần hoàn ${back} cho khách.`,
    isBack: (amount: string) => `Đã hoàn ${amount} cho khách.`,
    free: 'Khách không phải trả tiền cho đơn này.',
    less: (received: string, left: string) =>
      `Đã nhận ${received} cho đơn này, còn thiếu ${left}. Khách chuyển nốt với cùng nội dung thì đơn được ghi nhận.`,
    lessOnline: (received: string) =>
      `Đã nhận ${received} chuyển khoản cho đơn trả bằng thẻ hoặc ví. Khách trả cả đơn tại trang thanh toán thì hoàn lại số này.`,
    enough: (received: string) => `Đã nhận ${received} cho đơn này, cần đối chiếu.`,
    tooMuch: (received: string, back: string) =>
      `Đã nhận ${received} cho đơn này, cần đối chiếu; phần thừa ${back} hoàn lại cho khách.`,
    payBefore: (time: string) => `Khách cần trả tiền trước ${time}; quá giờ đó đơn tự hủy.`,
    next: {
      call: 'Gọi khách xác nhận đơn trong giờ làm việc.',
      confirm: 'Khách xác nhận bằng liên kết đã gửi, hoặc nhân viên gọi khách.',
      ship: 'Đóng gói và giao đến địa chỉ của khách.',
      payAtTheDoor: 'Khách kiểm hàng rồi trả tiền cho người giao.',
      checkAtTheDoor: 'Người giao gọi khách trước khi đến.',
      later: 'Đóng gói và gửi phần còn lại trong một kiện khác.',
      lost: 'Kiện hàng bị thất lạc: gửi lại sách, hoặc bớt khỏi đơn và hoàn tiền.',
      transfer: 'Khách chuyển khoản với nội dung của đơn; đơn được ghi nhận khi tiền đến.',
      checked: 'Đối chiếu số tiền đã nhận.',
      online: 'Khách trả tại trang thanh toán; ngân hàng xác nhận trong ít phút.',
    },
  },

  next: {
    call: 'Cửa hàng gọi xác nhận trong giờ làm việc.',
    ship: 'Sách được đóng gói và giao đến địa chỉ của bạn.',
    payAtTheDoor: 'Bạn kiểm hàng rồi trả tiền cho người giao.',
    checkAtTheDoor: 'Người giao gọi trước khi đến; bạn kiểm hàng khi nhận.',
    later:
      'Phần gửi sau được đóng gói và giao trong một kiện khác; cửa hàng báo khi kiện lên đường.',
    lost: 'Kiện hàng bị thất lạc: cửa hàng gửi lại sách hoặc hoàn tiền, và báo cho bạn.',
    transfer: 'Bạn chuyển khoản theo thông tin trên trang này, giữ nguyên nội dung chuyển khoản.',
    transferComes: 'Cửa hàng xác nhận khi tiền đến, thường trong ít phút.',
    checked: 'Cửa hàng đối chiếu số tiền đã nhận trong giờ làm việc.',
    online: 'Thanh toán được ngân hàng xác nhận trong ít phút.',
  },

  /** A guest's cash order waits to be confirmed. */
  hold: {
    action: 'Xác nhận đơn',
    until: (time: string) =>
      `Bạn xác nhận đơn để cửa hàng chuẩn bị sách. Sách được giữ cho bạn đến ${time}.`,
    turnedToCash: (code: string) =>
      `Đơn ${code} đã chuyển sang thanh toán khi nhận hàng, bạn không cần trả tiền trước nữa.`,
    soon: (code: string, time: string) =>
      `Đơn ${code} của bạn vẫn chờ xác nhận. Sách được giữ cho bạn đến ${time}.`,
    later: 'Quá giờ đó sách trở lại kệ, nhưng đơn vẫn còn: còn sách thì bạn vẫn xác nhận được.',
    over: 'Thời gian giữ sách đã hết nên sách trở lại kệ. Đơn vẫn còn: nếu sách chưa bán hết, bạn vẫn xác nhận được.',
    notYours:
      'Nếu không phải bạn đặt, bạn không cần làm gì: sách không được gửi khi chưa xác nhận.',
    confirm: {
      mail: 'Bạn bấm “Xác nhận đơn” trong thư của cửa hàng, hoặc nghe máy khi cửa hàng gọi.',
      message: 'Bạn bấm liên kết trong tin nhắn của cửa hàng, hoặc nghe máy khi cửa hàng gọi.',
      none: 'Bạn nghe máy khi cửa hàng gọi để xác nhận đơn.',
    },
    staffUntil: (time: string) => `Giữ sách đến ${time}`,
    staffOver: 'Hết giờ giữ sách, sách đã trở lại kho',
  },

  totals: {
    paid: 'Đã trả',
    transferred: 'Đã nhận chuyển khoản, đang đối chiếu',
    uncollected: 'Không phải trả nữa',
    givenBack: 'Đã hoàn',
    exchanged: 'Chuyển sang đơn đổi hàng',
    toGiveBack: 'Sẽ hoàn',
    toPay: 'Còn phải trả',
  },

  rest: {
    copies: (copies: string) => `Phần chưa gửi được hủy: ${copies}.`,
    goesOn: 'Những kiện đã gửi vẫn đến như thường.',
    nothing: 'Bạn chưa trả tiền cho phần này nên không phải trả nữa.',
    back: (amount: string, way: string, day: string) =>
      `Cửa hàng hoàn ${amount} của phần này về ${way}, chậm nhất ngày ${day}.`,
  },

  returnsOver: 'Đơn hàng đã hết hạn trả.',
  cancelling: {
    final: 'Đơn đã hủy không khôi phục được.',
    codes: 'Mã giảm giá của đơn được trả lại nếu còn hạn.',
    back: (amount: string) => `Cửa hàng hoàn lại ${amount} đã nhận cho bạn.`,
  },

  refunds: {
    payers: siteTexts('payer') as Partial<Record<number, string>>,
    payer: 'thẻ hoặc ví đã trả',
    yourAccount: 'tài khoản ngân hàng của bạn',
    account: ({ bank, account, name }: { bank: string; account: string; name: string }) =>
      `tài khoản ${account} ${bank} của ${name}`,
    paid: (amount: string) => `Bạn đã trả ${amount} cho đơn này.`,
    goesBack: (amount: string, way: string, day: string) =>
      `Cửa hàng hoàn ${amount} về ${way}, chậm nhất ngày ${day}.`,
    hasGone: (amount: string, way: string, day: string, reference: string | null) =>
      `Đã hoàn ${amount} về ${way} ngày ${day}${reference ? `, mã giao dịch ${reference}` : ''}.`,
    refused: (amount: string) => `Khoản hoàn ${amount} không được duyệt.`,
    receiverAsked:
      'Bạn cho cửa hàng biết tài khoản nhận tiền ở trang đơn hàng; chưa có tài khoản thì chưa chuyển được.',
    laterAtBank:
      'Với thẻ và tài khoản ngân hàng, tiền hiện trên sao kê sau 3 đến 7 ngày làm việc, tùy ngân hàng.',
  },

  news: {
    confirmed: 'Đơn hàng của bạn đã được xác nhận. Sách được đóng gói trong giờ làm việc.',
    left: 'Sách của bạn đã rời cửa hàng và đang trên đường đến bạn.',
    leftInPart:
      'Một phần đơn của bạn đã rời cửa hàng và đang trên đường đến bạn; phần còn lại được gửi sau trong kiện khác.',
    beReady: 'Người giao sẽ gọi trước khi đến; bạn nhớ để ý điện thoại và kiểm hàng khi nhận.',
    delivered:
      'Cảm ơn bạn đã mua sách. Nếu sách hư hỏng, nhầm hoặc thiếu, bạn gửi yêu cầu trả hàng ngay trong trang đơn hàng.',
    courseToo: 'Khóa học trong đơn đã có trong “Tài liệu của tôi”.',
    coursesOpen: 'Khóa học của bạn đã mở trong “Tài liệu của tôi”. Cảm ơn bạn đã mua khóa học.',
    back: 'Đơn hàng của bạn đã trở về kho của cửa hàng và kết thúc ở đây.',
    coursesBack: 'Khóa học trong đơn của bạn đã được trả lại và đóng; đơn kết thúc ở đây.',
    lost: 'Rất tiếc, đơn hàng của bạn đã bị thất lạc khi vận chuyển và kết thúc ở đây.',
    cancelled: 'Đơn hàng của bạn đã được hủy.',
    payAtTheDoor: (amount: string) => `Khi nhận, bạn trả ${amount} cho người giao.`,
    payForEach: (amount: string) =>
      `Nhận kiện nào, bạn trả người giao tiền của kiện đó; cả đơn là ${amount}, từng kiện xem ở trang đơn hàng.`,
  },
} as const
