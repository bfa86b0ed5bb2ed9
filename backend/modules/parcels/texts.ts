import { formatMoney } from '@/backend/platform/format-money'

/** Parcels with a carrier: what staff and buyers read. */
export const parcelTexts = {
  noCarrier: 'Cửa hàng chưa kết nối hãng vận chuyển nào.',
  carrierNotOpen: 'Hãng này chưa kết nối hoặc đang tắt. Hãy chọn hãng khác.',
  carrierGone: 'Cửa hàng không còn tài khoản ở hãng đang giữ kiện này.',
  noFee: 'Không hỏi được phí đến địa chỉ này.',
  feeSilent: 'Hãng chưa báo giá. Vẫn gửi được; phí hiện khi hãng nhận kiện.',
  orderNotPacked: 'Chỉ tạo vận đơn khi đơn đang đóng gói.',
  nothingToSend: 'Đơn chỉ có khóa học, không có gì để gửi.',
  notPacked: 'Chỉ gửi được những bản đã đóng gói và chưa nằm trong kiện nào.',
  notBack: 'Chỉ nhập lại được kiện hãng đã trả về hoặc báo mất.',
  closeNotNow: 'Chỉ nhập lại kiện khi đơn đang trên đường giao.',
  noClaim: 'Chỉ đòi bồi thường kiện hãng đã nhận giao, mỗi kiện một lần.',
  claimCannotMove: 'Khoản đòi bồi thường không thể chuyển sang tình trạng này.',
  claimAmountNeeded: 'Bạn nhập số tiền hãng trả.',
  claimReferenceNeeded: 'Bạn nhập mã giao dịch của khoản hãng đã trả.',
  claimNoteNeeded: 'Bạn ghi lý do hãng từ chối.',
  claimOpened: (amount: number) => `Đã ghi khoản đòi hãng bồi thường ${formatMoney(amount)}.`,
  claimMoved: 'Đã ghi kết quả đòi bồi thường.',
  claimPaid: (amount: number) => `Hãng đã bồi thường ${formatMoney(amount)}.`,
  lostIsGone: 'Kiện bị mất thì không có gì để nhập kho: hãy chọn ghi giảm.',
  tooFewAgain: 'Kho không còn đủ bản để gửi thay cho bản bị mất.',
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
  lost: {
    event: (copies: number) => `Bị thất lạc khi vận chuyển: ${copies} bản.`,
    mail: (_shop: string, code: string, ofMoney: readonly string[]) => [
      `Rất tiếc, một kiện của đơn ${code} đã bị thất lạc khi vận chuyển.`,
      ...ofMoney,
    ],
  },
  cameBack: {
    event: (copies: number) => `Không giao được, đã trở về cửa hàng: ${copies} bản.`,
    mail: (shop: string, code: string, ofMoney: readonly string[]) => [
      `Một kiện của đơn ${code} không giao được và đã trở về ${shop}.`,
      ...ofMoney,
    ],
  },
  dropped: {
    note: 'Phần gửi sau không còn, đã bỏ khỏi đơn.',
    event: (copies: number) => `Bỏ khỏi đơn ${copies} bản gửi sau vì không còn hàng.`,
    mail: (shop: string, code: string) => [
      `Rất tiếc, phần gửi sau của đơn ${code} không còn hàng nên ${shop} bỏ khỏi đơn.`,
    ],
  },
  cancelledRest: {
    note: 'Người mua hủy phần chưa gửi.',
    event: (copies: number) => `Người mua hủy phần chưa gửi: ${copies} bản.`,
    mail: (shop: string, code: string) => [
      `${shop} đã hủy phần chưa gửi của đơn ${code} như bạn muốn.`,
    ],
  },
  restHasLeft: 'Phần còn lại đã gửi đi hoặc đã hủy, nên không hủy được nữa.',
  restCancelled: 'Đã hủy phần chưa gửi.',
  noLabel: 'Vận đơn chưa có mã của hãng nên chưa in nhãn được.',
  tooLate: 'Hãng không cho hủy vận đơn này nữa.',
  hasLeft: 'Kiện này đã rời cửa hàng nên không hủy được nữa.',
  notOwn: 'Kiện này do hãng vận chuyển giao; tình trạng lấy từ hãng.',
  cannotMove: 'Kiện hàng không thể chuyển sang tình trạng này.',
  moved: 'Đã ghi tình trạng của kiện hàng.',
  carrierSilent: 'Hãng vận chuyển chưa trả lời. Bạn thử lại sau ít phút.',
  retried: 'Hãng vận chuyển chưa trả lời. Hệ thống tự hỏi lại.',
  queued: 'Đã gửi yêu cầu tạo vận đơn.',
  packed: 'Đã tạo kiện hàng cửa hàng tự giao.',
  cancelled: 'Đã hủy kiện hàng.',
  queuedEvent: (code: string, carrier: string) => `Kiện ${code} chờ ${carrier} nhận.`,
  packedEvent: (code: string) => `Kiện ${code} do cửa hàng tự giao.`,
  createdEvent: (carrier: string, code: string) => `Vận đơn ${carrier}: ${code}.`,
  /** A parcel by the carrier's number, or by the shop's own where no carrier has one. */
  named: ({ code, trackingCode }: Named) =>
    trackingCode ? `vận đơn ${trackingCode}` : `kiện ${code}`,
  follow: ({ trackingCode }: Named) =>
    `${trackingCode ? `Mã vận đơn: ${trackingCode}. ` : ''}Bạn theo dõi kiện hàng ngay trong trang đơn hàng.`,
  firstPart: (lines: readonly Copies[]) => [
    'Đơn được gửi làm nhiều kiện. Kiện này có:',
    ...lines.map(({ quantity, productName }) => `  ${quantity} × ${productName}`),
    'Phần còn lại được gửi sau; bạn nhận thư riêng cho từng kiện.',
  ],
  payForIt: (amount: number) => `Khi nhận kiện này, bạn trả ${formatMoney(amount)} cho người giao.`,
  outEvent: {
    only: (name: string) => `Kiện hàng đang trên đường giao, ${name}.`,
    more: (name: string) => `Một kiện nữa đang trên đường giao, ${name}.`,
  },
  arrivedEvent: (name: string) => `Đã giao một kiện, ${name}.`,
  refusedEvent: (reason: string) => `Hãng không nhận: ${reason}`,
  collectedTwice: (amount: number) =>
    `Người giao đã thu ${formatMoney(amount)} của đơn đã trả tiền; số này cần hoàn lại cho khách.`,
  failedEvent: 'Người giao chưa giao được, kiện hàng sẽ được giao lại.',
  endedEvents: {
    returned: 'Kiện hàng đã trở về kho; cần kiểm hàng và nhập lại.',
    lost: 'Kiện hàng bị mất hoặc hỏng.',
    cancelled: 'Vận đơn đã bị hủy ở hãng.',
  },
  own: 'Cửa hàng tự giao',
} as const

type Copies = { quantity: number; productName: string }
type Named = { code: string; trackingCode: string | null }
