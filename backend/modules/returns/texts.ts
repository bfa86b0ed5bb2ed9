import { formatMoney } from '@/backend/platform/format-money'
import { type ReturnOutcome, type ReturnReason, returnTerms } from '@/contract/return-terms'
import type { ReturnOrigin } from '@/contract/shop/returns'

/** What the words about a return depend on: its reason, or that it is of courses alone, of which nothing is sent. */
export type ReturnMatter = ReturnReason | 'course'

type Approval = {
  shop: string
  code: string
  note: string | null
  reason: ReturnMatter
  outcome: ReturnOutcome
  warehouse: string
}

/** Missing copies never reached the buyer, and a course is closed: there is nothing to send back. */
const isSentBack = (matter: ReturnMatter) => matter !== 'missing' && matter !== 'course'

/** Of goods that are sent back, of copies that were missing, or of courses. */
function saidOf(matter: ReturnMatter, sent: string, missing: string, course: string): string {
  if (matter === 'course') return course
  return isSentBack(matter) ? sent : missing
}

function agreedTo(reason: ReturnMatter, outcome: ReturnOutcome): string {
  if (reason === 'course') return 'nhận lại khóa học'
  if (isSentBack(reason)) return outcome === 'exchange' ? 'đổi hàng' : 'nhận lại hàng'
  return outcome === 'exchange' ? 'gửi bù phần giao thiếu' : 'hoàn tiền phần giao thiếu'
}

type Asked = {
  shop: string
  code: string
  reason: ReturnMatter
  outcome: ReturnOutcome
  amount: number
}

function askedLine({ shop, code, reason, outcome }: Asked): string {
  if (reason === 'course') return `${shop} đã nhận yêu cầu trả khóa học của đơn ${code}.`
  if (!isSentBack(reason)) return `${shop} đã nhận tin báo giao thiếu của đơn ${code}.`
  const what = outcome === 'exchange' ? 'đổi' : 'trả'
  return `${shop} đã nhận yêu cầu ${what} hàng của đơn ${code}, lý do: ${returnTexts.reasons[reason].toLocaleLowerCase('vi')}.`
}

/** What goes back, and when. */
function amountLines({ reason, outcome, amount }: Asked): string[] {
  if (amount <= 0) return []
  const back = formatMoney(amount)
  if (outcome === 'exchange') {
    return [`Cuốn đổi sang rẻ hơn: cửa hàng hoàn phần chênh lệch ${back}.`]
  }
  if (reason === 'course') {
    return [
      `Khi khóa học đóng lại, cửa hàng hoàn ${back}: số tiền bạn đã trả cho khóa học, sau phần giảm giá.`,
    ]
  }
  const when = isSentBack(reason) ? 'Khi nhận lại đủ' : 'Kiểm tra xong'
  return [
    `${when}, cửa hàng hoàn ${back}: số tiền bạn đã trả cho các bản này, sau phần giảm giá chia theo giá trị từng cuốn.`,
  ]
}

const pickUp =
  'Hãng vận chuyển tới lấy tại nhà, cửa hàng trả phí gửi; ngày lấy được hẹn với bạn qua điện thoại.'

/** Returns: what buyers and staff read, and what the order's history says. */
export const returnTexts = {
  reasons: {
    damaged: 'Hư hỏng, lỗi in',
    wrong: 'Giao nhầm',
    missing: 'Giao thiếu',
    unwanted: 'Đổi ý',
  } satisfies Record<ReturnReason, string>,
  subjects: {
    buyer: {
      course: (code: string) => `Trả khóa học của đơn ${code}`,
      missing: (code: string) => `Phần giao thiếu của đơn ${code}`,
      exchange: (code: string) => `Đổi hàng của đơn ${code}`,
      refund: (code: string) => `Trả hàng của đơn ${code}`,
    },
    cameBack: (code: string) => `Kiện hàng của đơn ${code} đã trở về`,
    lost: (code: string) => `Kiện hàng của đơn ${code} bị thất lạc`,
    dropped: (code: string) => `Phần gửi sau của đơn ${code} không còn hàng`,
    cancelled: (code: string) => `Đã hủy phần chưa gửi của đơn ${code}`,
    over: (code: string) => `Đơn ${code} đã kết thúc`,
  },
  over: 'Đơn hàng của bạn kết thúc ở đây.',
  notDelivered: 'Đơn hàng chưa giao nên chưa trả lại được.',
  termOver: 'Đã hết hạn trả hàng cho lý do này.',
  allReturned: 'Đã yêu cầu trả hết.',
  courseSeen: 'Khóa học đã xem quá một phần năm nên không trả lại được.',
  noSuchLine: 'Sản phẩm này không có trong đơn hoặc đã yêu cầu trả.',
  receiverNeeded: 'Bạn hãy cho biết tài khoản ngân hàng nhận tiền hoàn.',
  cannotChange: 'Yêu cầu trả hàng này không còn ở bước đó.',
  badPhoto: 'Ảnh không đọc được. Bạn hãy chọn ảnh JPEG, PNG hoặc WebP.',
  tooManyPhotos: 'Mỗi yêu cầu có tối đa 4 ảnh.',
  noteNeeded: 'Bạn hãy ghi lý do từ chối để người mua biết.',
  wrongCopies: 'Số bản nhận lại phải từ 1 đến số bản người mua xin trả.',
  courseTermOver: `Khóa học chỉ trả lại được trong ${returnTerms.unwanted.days} ngày từ ngày mua.`,
  courseReason: 'Khóa học chỉ trả lại được với lý do đổi ý; sách bạn gửi trong một yêu cầu khác.',
  courseNotExchanged: 'Khóa học không đổi được; bạn có thể xin hoàn tiền.',
  sameTitleOnly: 'Sách lỗi, nhầm hoặc thiếu được đổi lấy đúng cuốn đó, hoặc hoàn tiền.',
  otherTitleGone: 'Cuốn bạn muốn đổi sang hiện không còn bán.',
  otherTitleDearer: (paid: string) =>
    `Cuốn đổi sang có giá không quá số bạn đã trả cho cuốn cũ (${paid}). Bạn chọn cuốn khác, hoặc xin hoàn tiền rồi đặt đơn mới nhé.`,
  noneLeft: (titles: string) =>
    `Trong kho không còn đủ để gửi đổi: ${titles}. Hãy chờ có sách, hoặc nhận hàng và hoàn tiền.`,
  codeUsed: (serial: string) => `Mã trong sách có seri ${serial} đã được dùng nên không nhận lại.`,
  asked: 'Đã gửi yêu cầu.',
  opened: 'Đã lập yêu cầu cho khách; khách có email nhận thư xác nhận.',
  withdrawn: 'Đã rút yêu cầu trả hàng.',
  decided: 'Đã lưu quyết định.',
  received: 'Đã nhận hàng trả lại.',
  returnsUnderWay: 'Đơn có yêu cầu trả hàng; hãy xử lý ở mục trả hàng.',
  askedEvent: (reason: ReturnMatter, outcome: ReturnOutcome) =>
    reason === 'course'
      ? 'Yêu cầu trả khóa học.'
      : `${outcome === 'exchange' ? 'Yêu cầu đổi hàng' : 'Yêu cầu trả hàng'}: ${returnTexts.reasons[reason]}`,
  withdrawnEvent: 'Người mua rút yêu cầu trả hàng.',
  agreedMessage: 'đồng ý',
  refusedMessage: 'không đồng ý',
  approvedEvent: (reason: ReturnMatter) =>
    `Cửa hàng đồng ý ${saidOf(reason, 'nhận lại hàng', 'bù phần giao thiếu', 'nhận lại khóa học')}.`,
  refusedEvent: (reason: ReturnMatter, note: string) =>
    `Cửa hàng không ${saidOf(reason, 'nhận lại hàng', 'bù phần báo giao thiếu', 'nhận lại khóa học')}: ${note}`,
  receivedEvent: (reason: ReturnMatter, copies: number) =>
    saidOf(
      reason,
      `Cửa hàng đã nhận lại ${copies} bản.`,
      `Cửa hàng đã kiểm tra ${copies} bản giao thiếu.`,
      'Cửa hàng đã nhận lại khóa học.',
    ),
  exchangedEvent: (reason: ReturnReason, copies: number, code: string) =>
    isSentBack(reason)
      ? `Cửa hàng đã nhận lại ${copies} bản và gửi đổi bằng đơn ${code}.`
      : `Cửa hàng gửi bù ${copies} bản bằng đơn ${code}.`,
  replacesEvent: (code: string) => `Đơn đổi hàng của đơn ${code}, không phải trả thêm tiền.`,
  receivedLine: (reason: ReturnMatter, shop: string, code: string) =>
    `${shop} đã ${saidOf(reason, 'nhận lại hàng', 'kiểm tra phần giao thiếu', 'nhận lại khóa học')} của đơn ${code}.`,
  replacedMail: (reason: ReturnReason, code: string, titles: readonly string[]) => [
    `Sách ${isSentBack(reason) ? 'đổi' : 'gửi bù'} cho bạn đi trong đơn ${code}: ${titles.join(', ')}.`,
    'Bạn không phải trả thêm tiền sách hay phí giao; người giao không thu tiền. Khi gói hàng lên đường, cửa hàng báo tiếp qua thư.',
  ],
  restMail: 'Sách gửi cho bạn rẻ hơn sách cũ, phần chênh lệch được hoàn lại.',
  exchangeTerms: {
    missing: 'Cửa hàng kiểm tra kho rồi gửi bù cho bạn, miễn phí giao.',
    other: 'Nhận được sách cũ, cửa hàng gửi sách đổi ngay, miễn phí giao, không thu thêm tiền.',
  },
  /** Why money goes back, as the staff read it. */
  refundReason: (origin: ReturnOrigin, reason: ReturnReason) =>
    origin === 'buyer'
      ? `Trả hàng: ${returnTexts.reasons[reason]}`
      : returnTexts.refundReasons[origin],
  refundReasons: {
    cameBack: 'Kiện hàng không giao được, đã trở về',
    lost: 'Kiện hàng bị thất lạc',
    dropped: 'Phần gửi sau không còn hàng',
    cancelled: 'Người mua hủy phần chưa gửi',
  },
  askedMail: (asked: Asked, lines: readonly string[]) => {
    const { reason, outcome } = asked
    return [
      askedLine(asked),
      ...lines,
      ...(outcome === 'exchange' ? [returnTexts.exchangeTerm(reason)] : []),
      ...amountLines(asked),
      returnTexts.postage[reason],
      `Cửa hàng trả lời trong một ngày làm việc${isSentBack(reason) ? '; xin đừng gửi hàng trước khi có thư đồng ý' : ''}.`,
    ]
  },
  exchangeTerm: (reason: ReturnMatter): string =>
    isSentBack(reason) ? returnTexts.exchangeTerms.other : returnTexts.exchangeTerms.missing,
  postage: {
    damaged: pickUp,
    wrong: pickUp,
    missing: 'Bạn không phải gửi gì lại.',
    unwanted: 'Bạn gửi về địa chỉ kho và trả phí gửi.',
    course: 'Bạn không phải gửi gì; khóa học đóng lại khi cửa hàng nhận lại.',
  } satisfies Record<ReturnMatter, string>,
  approvedMail: ({ shop, code, note, reason, outcome, warehouse }: Approval) => [
    `${shop} đồng ý ${agreedTo(reason, outcome)} của đơn ${code}.`,
    ...(note ? [note] : []),
    ...(isSentBack(reason)
      ? ['Bạn gói hàng như khi nhận và ghi mã đơn lên gói.', `Kho nhận hàng: ${warehouse}.`]
      : []),
    returnTexts.postage[reason],
    ...(outcome === 'exchange' ? [returnTexts.exchangeTerm(reason)] : []),
  ],
  refusedMail: (reason: ReturnMatter, shop: string, code: string, note: string) => [
    `${shop} chưa ${saidOf(reason, 'nhận lại được hàng', 'bù được phần báo giao thiếu', 'nhận lại được khóa học')} của đơn ${code}.`,
    `Lý do: ${note}`,
  ],
} as const
