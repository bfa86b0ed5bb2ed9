import { formatMoney } from '@/backend/platform/format-money'
import { shopName } from '@/backend/platform/shop-name'

/** Parcels with a carrier: what staff and buyers read. */
export const parcelTexts = {
  noCarrier: 'Cửa hàng chưa kết nối hãng vận chuyển nào.',
  notPacking: 'Chỉ tạo vận đơn khi đơn đang đóng gói.',
  nothingToSend: 'Đơn chỉ có khóa học, không có gì để gửi.',
  notPacked: 'Chỉ gửi được những bản đã đóng gói và chưa nằm trong kiện nào.',
  notBack: 'Chỉ nhập lại được kiện hãng đã trả về hoặc báo mất.',
  closeNotNow: 'Chỉ nhập lại kiện khi đơn đang trên đường giao.',
  sentAgain: 'Sách trong kiện này đã được gửi lại trong kiện khác.',
  wholeOrderBack:
    'Cả đơn đã trở về: gửi lại kiện này, hoặc chuyển đơn sang “Đã trả lại” để nhập kho.',
  partArrived:
    'Một phần đơn đã đến tay người nhận: nhập lại từng kiện, hoặc dùng yêu cầu trả hàng.',
  closed: 'Đã nhập lại kiện và bớt khỏi đơn.',
  closedNote: (code: string) => `Kiện ${code} không đến tay người nhận.`,
  dropNotNow: 'Chỉ bỏ phần gửi sau khi kiện đầu đã lên đường.',
  nothingLater: 'Đơn không còn bản nào để gửi sau.',
  nothingElse: 'Đơn không còn kiện nào khác; hãy chuyển cả đơn sang “Đã trả lại”.',
  droppedAll: 'Đã bỏ phần gửi sau khỏi đơn.',
  dropped: {
    note: 'Phần gửi sau không còn, đã bỏ khỏi đơn.',
    event: (copies: number) => `Bỏ khỏi đơn ${copies} bản gửi sau vì không còn hàng.`,
    mail: (code: string, amount: number) => [
      `Rất tiếc, phần gửi sau của đơn ${code} không còn hàng nên ${shopName()} bỏ khỏi đơn.`,
      amount > 0
        ? `${shopName()} sẽ hoàn ${formatMoney(amount)} cho bạn.`
        : 'Bạn không phải trả tiền cho phần này.',
    ],
  },
  noLabel: 'Vận đơn chưa có mã của hãng nên chưa in nhãn được.',
  tooLate: 'Hãng không cho hủy vận đơn này nữa.',
  carrierSilent: 'Hãng vận chuyển chưa trả lời. Bạn thử lại sau ít phút.',
  retried: 'Hãng vận chuyển chưa trả lời. Hệ thống tự hỏi lại.',
  queued: 'Đã gửi yêu cầu tạo vận đơn.',
  cancelled: 'Đã hủy vận đơn.',
  queuedEvent: (code: string) => `Kiện ${code} chờ hãng vận chuyển nhận.`,
  createdEvent: (carrier: string, code: string) => `Vận đơn ${carrier}: ${code}.`,
  waybill: (code: string) => `Mã vận đơn: ${code}. Bạn theo dõi ngay trong trang đơn hàng.`,
  firstPart: (lines: readonly Copies[]) => [
    'Đơn được gửi làm nhiều kiện. Kiện này có:',
    ...lines.map(({ quantity, productName }) => `  ${quantity} × ${productName}`),
    'Phần còn lại được gửi sau; bạn nhận thư riêng cho từng kiện.',
  ],
  outEvent: (code: string) => `Một kiện nữa đang trên đường giao, vận đơn ${code}.`,
  arrivedEvent: (code: string) => `Đã giao một kiện, vận đơn ${code}.`,
  refusedEvent: (reason: string) => `Hãng không nhận: ${reason}`,
  failedEvent: 'Người giao chưa giao được. Hãng sẽ giao lại.',
  endedEvents: {
    returned: 'Hãng đã trả kiện hàng về kho; cần kiểm hàng và nhập lại.',
    lost: 'Hãng báo kiện hàng mất hoặc hỏng.',
    cancelled: 'Vận đơn đã bị hủy ở hãng.',
  },
  carriers: {
    ghn: 'Giao Hàng Nhanh',
    ghtk: 'Giao Hàng Tiết Kiệm',
    own: 'Hiệu sách tự gửi',
  } as Partial<Record<string, string>>,
} as const

type Copies = { quantity: number; productName: string }
type Receiver = { code: string; receiverName: string }

/** Tells a buyer that a parcel could not be handed over. */
export const deliveryFailedEmail = (
  { code, receiverName }: Receiver,
  trackingCode: string,
  link: string,
) => ({
  subject: `Đơn ${code} chưa giao được`,
  text: [
    `Chào ${receiverName},`,
    '',
    `Người giao đã đến nhưng chưa giao được đơn ${code} (vận đơn ${trackingCode}).`,
    'Hãng sẽ giao lại; bạn nhớ để ý điện thoại. Nếu cần đổi giờ hoặc địa chỉ, bạn gọi hotline của cửa hàng.',
    '',
    `Xem đơn hàng: ${link}`,
    '',
    shopName(),
  ].join('\n'),
})

const parcelSubjects = {
  out: (code: string) => `Kiện ${code} đang trên đường giao`,
  arrived: (code: string) => `Kiện ${code} đã giao`,
}
const parcelSentences = {
  out: 'Hãng vận chuyển đã nhận một kiện nữa của đơn',
  arrived: 'Đã giao một kiện của đơn',
}

/** Tells a buyer of one parcel of an order sent in several. */
export const parcelEmail = (
  what: 'out' | 'arrived',
  { code, receiverName }: Receiver,
  parcel: { code: string; trackingCode: string; lines: readonly Copies[] },
  link: string,
) => ({
  subject: parcelSubjects[what](parcel.code),
  text: [
    `Chào ${receiverName},`,
    '',
    `${parcelSentences[what]} ${code} (vận đơn ${parcel.trackingCode}):`,
    ...parcel.lines.map(({ quantity, productName }) => `  ${quantity} × ${productName}`),
    '',
    `Xem đơn hàng: ${link}`,
    '',
    shopName(),
  ].join('\n'),
})
