import { moneyOfPart } from '@/backend/modules/orders'
import { formatMoney } from '@/backend/platform/format-money'
import type { ReturnReason } from '@/contract/return-terms'

/** Returns: what buyers and staff read, and what the order's history says. */
export const returnTexts = {
  reasons: {
    damaged: 'Hư hỏng, lỗi in',
    wrong: 'Giao nhầm',
    missing: 'Giao thiếu',
    unwanted: 'Đổi ý',
  } satisfies Record<ReturnReason, string>,
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
  codeUsed: (serial: string) => `Mã trong sách có seri ${serial} đã được dùng nên không nhận lại.`,
  asked: 'Đã gửi yêu cầu trả hàng.',
  withdrawn: 'Đã rút yêu cầu trả hàng.',
  decided: 'Đã lưu quyết định.',
  received: 'Đã nhận hàng trả lại.',
  returnsUnderWay: 'Đơn có yêu cầu trả hàng; hãy xử lý ở mục trả hàng.',
  askedEvent: (reason: ReturnReason) => `Yêu cầu trả hàng: ${returnTexts.reasons[reason]}`,
  withdrawnEvent: 'Người mua rút yêu cầu trả hàng.',
  approvedEvent: 'Cửa hàng đồng ý nhận lại hàng.',
  refusedEvent: (note: string) => `Cửa hàng không nhận lại hàng: ${note}`,
  receivedEvent: (copies: number) => `Cửa hàng đã nhận lại ${copies} bản.`,
  refundReason: (reason: ReturnReason) => `Trả hàng: ${returnTexts.reasons[reason]}`,
  askedMail: (
    {
      shop,
      code,
      reason,
      amount,
    }: { shop: string; code: string; reason: ReturnReason; amount: number },
    lines: readonly string[],
  ) => [
    `${shop} đã nhận yêu cầu trả hàng của đơn ${code}, lý do: ${returnTexts.reasons[reason].toLocaleLowerCase('vi')}.`,
    ...lines,
    ...(amount > 0
      ? [
          `Khi nhận lại đủ, cửa hàng hoàn ${formatMoney(amount)}: số tiền bạn đã trả cho các bản này, sau phần giảm giá chia theo giá trị từng cuốn.`,
        ]
      : []),
    returnTexts.postage[reason],
    'Cửa hàng trả lời trong một ngày làm việc; xin đừng gửi hàng trước khi có thư đồng ý.',
  ],
  postage: {
    damaged: 'Hãng vận chuyển tới lấy tại nhà, cửa hàng trả phí gửi.',
    wrong: 'Hãng vận chuyển tới lấy tại nhà, cửa hàng trả phí gửi.',
    missing: 'Bạn không phải gửi gì lại.',
    unwanted: 'Bạn gửi về địa chỉ kho ở cuối trang của cửa hàng và trả phí gửi.',
  } satisfies Record<ReturnReason, string>,
  approvedMail: (shop: string, code: string, note: string | null) => [
    `${shop} đồng ý nhận lại hàng của đơn ${code}.`,
    ...(note ? [note] : []),
    'Bạn gói hàng như khi nhận, ghi mã đơn lên gói và gửi về địa chỉ kho ở cuối trang của cửa hàng.',
  ],
  refusedMail: (shop: string, code: string, note: string) => [
    `${shop} chưa nhận lại được hàng của đơn ${code}.`,
    `Lý do: ${note}`,
  ],
  receivedMail: (shop: string, code: string, amount: number, isPaid: boolean) => [
    `${shop} đã nhận lại hàng của đơn ${code}.`,
    moneyOfPart(shop, amount, isPaid),
  ],
} as const
