import { formatMoney } from '@/backend/platform/format-money'
import type { CallOutcome } from '@/contract/staff/order-changes'

/** What the staff are told about an order, and what its history says. */
export const staffOrderTexts = {
  calls: {
    reached: 'Gọi xác nhận: khách đồng ý',
    notReached: 'Gọi xác nhận: không liên lạc được',
    changed: 'Gọi xác nhận: khách muốn thay đổi',
    refused: 'Gọi xác nhận: khách không nhận đơn',
  } satisfies Record<CallOutcome, string>,
  confirmedByCall: 'Cửa hàng đã gọi xác nhận.',
  refusedByCall: 'Khách không nhận đơn khi gọi xác nhận',
  noCallNeeded: 'Chỉ đơn thanh toán khi nhận hàng đang chờ xác nhận mới ghi cuộc gọi.',
  noted: 'Đã thêm ghi chú.',
  called: 'Đã ghi cuộc gọi.',
  tagged: 'Đã lưu nhãn.',
  tagsChanged: (tags: readonly string[]) =>
    tags.length > 0 ? `Nhãn: ${tags.join(', ')}` : 'Đã bỏ các nhãn',
  addressTooLate: 'Đơn đã đóng gói hoặc còn chờ thanh toán nên không đổi địa chỉ được.',
  addressChanged: (address: string) => `Giao đến địa chỉ mới: ${address}`,
  linesTooLate: 'Đơn đã đóng gói hoặc còn chờ thanh toán nên không đổi số lượng được.',
  linesPaid:
    'Chỉ đổi số lượng của đơn thanh toán khi nhận hàng chưa trả tiền. Đơn đã trả tiền thì hủy hoặc hoàn tiền rồi đặt đơn mới.',
  noSuchLine: 'Sản phẩm này không có trong đơn.',
  oneCourse: 'Mỗi khóa học chỉ mua một lần.',
  flashStays: (title: string) => `${title} mua theo giá flash sale nên không thêm bản được.`,
  nothingLeft: 'Đơn phải còn ít nhất một cuốn sách; nếu không, hãy hủy đơn.',
  goneSince: (titles: readonly string[]) =>
    `Sách của đơn đã trở lại kho và nay không còn đủ: ${titles.join(', ')}. Bạn đổi số lượng với khách, hoặc hủy đơn.`,
  flashGone: 'Số sách giá flash sale của đơn đã bán hết. Bạn bỏ dòng đó, hoặc hủy đơn.',
  tooFew: 'Kho không còn đủ số bản muốn thêm.',
  lineChanged: (title: string, from: number, to: number) =>
    to === 0 ? `Bỏ ${title}` : `${title}: ${from} → ${to} bản`,
  newTotal: (total: number) => `tổng mới ${formatMoney(total)}`,
  linesSaved: 'Đã đổi số lượng và tính lại đơn.',
  nothingToMail: 'Đơn chưa có gì để báo bằng thư này.',
  nobodyToMail: 'Khách không để lại email.',
  mailedAgain: (subject: string) => `Gửi lại thư: ${subject}`,
  mailed: 'Đã gửi lại thư cho khách.',
  addressSaved: 'Đã đổi địa chỉ giao hàng.',
} as const
