import { formatMoney } from '@/backend/platform/format-money'
import type { RefundReceiver } from '@/contract/shop/refunds'

/** Refunds: what finance and buyers read. */
export const refundTexts = {
  tooMuch: (left: number) => `Không hoàn được quá số đã trả. Còn có thể hoàn ${formatMoney(left)}.`,
  noSuchPayment: 'Đơn hàng không có khoản thanh toán này.',
  noGateway:
    'Cổng thanh toán của khoản này không hoàn tiền tự động được. Bạn hãy hoàn bằng chuyển khoản.',
  receiverNeeded: 'Chưa duyệt được: còn chờ người mua cho biết tài khoản nhận tiền.',
  receiverKnown: 'Khoản hoàn này không chờ tài khoản nào.',
  receiverAsked: 'Đã gửi thư hỏi tài khoản của người mua.',
  receiverNamedEvent: ({ bank, account, name }: RefundReceiver) =>
    `Người mua đã điền tài khoản nhận tiền hoàn: ${bank}, số cuối ${account.slice(-4)}, ${name}.`,
  receiverOver: 'Khoản hoàn này không chuyển khoản, hoặc tiền đã đi rồi.',
  receiverWrittenEvent: ({ bank, account, name }: RefundReceiver) =>
    `Nhân viên đã ghi tài khoản nhận tiền hoàn: ${bank}, số cuối ${account.slice(-4)}, ${name}.`,
  receiverSaved: 'Đã ghi tài khoản nhận tiền.',
  noMailbox: (phone: string) =>
    `Người mua không để lại email. Bạn hãy gọi ${phone} rồi ghi tài khoản vào đây.`,
  askedReceiverEvent: 'Cửa hàng hỏi tài khoản nhận tiền hoàn.',
  secondPerson: 'Khoản hoàn này cần người khác duyệt.',
  cannotChange: 'Khoản hoàn này không còn ở bước đó.',
  goesByGateway: 'Khoản này hoàn qua cổng thanh toán; hệ thống tự ghi nhận.',
  exchanged: (code: string) => `Đổi hàng: trả cho đơn ${code}`,
  asked: 'Đã lập yêu cầu hoàn tiền.',
  approved: 'Đã duyệt hoàn tiền.',
  settled: 'Đã ghi nhận hoàn tiền.',
  refusedBySite: (code: string) =>
    `Cổng thanh toán không hoàn tiền (mã ${code}). Hỏi họ, hoặc hoàn bằng chuyển khoản.`,
  underWay: (code: string) => `Cổng thanh toán chưa hoàn xong (mã ${code}). Hệ thống tự hỏi lại.`,
  siteSilent: 'Cổng thanh toán chưa trả lời. Hệ thống tự hỏi lại.',
  refused: 'Đã từ chối hoàn tiền.',
  askedEvent: (amount: number) => `Sẽ hoàn ${formatMoney(amount)}.`,
  refusedEvent: (amount: number, note: string) =>
    `Không hoàn ${formatMoney(amount)}: ${/[.!?…]$/.test(note) ? note : `${note}.`}`,
  paidBackEvent: (amount: number, reference: string) =>
    `Đã hoàn ${formatMoney(amount)}, mã giao dịch ${reference}.`,
} as const
