import type { ReturnOutcome, ReturnReason } from '@/contract/return-terms'
import type { ReturnOrigin } from '@/contract/shop/returns'

const pickUp =
  'Hãng vận chuyển tới lấy tại nhà, cửa hàng trả phí gửi; ngày lấy được hẹn với bạn qua điện thoại.'

/** Sending goods back, and the money that goes back. */
export const returns = {
  title: 'Đổi, trả hàng',
  intro: 'Bạn chọn sách, lý do, cuốn mới hay tiền; cửa hàng trả lời trong một ngày làm việc.',
  open: 'Yêu cầu đổi, trả hàng',
  close: 'Thôi',
  what: 'Sách bị hỏng, nhầm, thiếu hoặc muốn trả',
  howMany: 'Số bản',
  wish: 'Bạn muốn nhận',
  outcomeOf: (outcome: ReturnOutcome, reason: ReturnReason) => {
    if (outcome === 'refund') return 'Tiền hoàn lại'
    if (reason === 'missing') return 'Cuốn gửi bù'
    return reason === 'unwanted' ? 'Cuốn khác, hoặc bản khác' : 'Cuốn mới'
  },
  otherTitle: (name: string) => `Đổi ${name} sang cuốn`,
  otherTitleHint: 'Gõ tên sách rồi bấm Tìm. Để trống thì nhận bản khác của cùng cuốn.',
  searchTitle: 'Tìm',
  searchFailed: 'Chưa tìm được, bạn thử lại nhé.',
  noTitle: 'Không thấy cuốn nào còn hàng có tên như vậy.',
  exchangeFor: (title: string) => `Đổi sang: ${title}`,
  sameTitle: 'Thôi, lấy cùng cuốn',
  summary: 'Nếu gửi yêu cầu này',
  refund: (amount: string) => `Bạn nhận lại ${amount}.`,
  fullPrice: 'Đúng giá bạn đã trả cho các bản này.',
  afterDiscount: (listed: string, paid: string) =>
    `Các bản này giá ${listed}; sau phần giảm giá chia theo giá trị từng cuốn, bạn đã trả ${paid}.`,
  withDelivery: (amount: string) =>
    `Cả đơn trả lại vì lỗi của cửa hàng nên hoàn cả phí giao ${amount}.`,
  difference: (amount: string) => `Cuốn đổi sang rẻ hơn: bạn nhận lại phần chênh lệch ${amount}.`,
  nothingMore: 'Bạn không phải trả thêm đồng nào; người giao không thu tiền.',
  tooDear: (paid: string) =>
    `Cuốn đổi sang có giá quá số bạn đã trả cho một bản (${paid}). Bạn chọn cuốn khác, hoặc nhận tiền rồi đặt đơn mới.`,
  exchanged: 'Nhận được sách cũ, cửa hàng gửi sách đổi ngay, miễn phí giao.',
  madeUp: 'Cửa hàng kiểm tra kho rồi gửi bù, miễn phí giao.',
  days: 'Cửa hàng gửi tiền trong ba ngày làm việc từ khi nhận lại hàng.',
  daysOfMissing: 'Cửa hàng gửi tiền trong ba ngày làm việc từ khi kiểm tra xong.',
  postage: {
    damaged: pickUp,
    wrong: pickUp,
    missing: 'Bạn không phải gửi gì lại.',
    unwanted: 'Bạn gửi về kho và trả phí gửi.',
  } satisfies Record<ReturnReason, string>,
  sendTo: (warehouse: string) => `Kho nhận hàng: ${warehouse}. Bạn ghi mã đơn lên gói.`,
  waitForYes: 'Xin đừng gửi hàng trước khi cửa hàng đồng ý.',
  replacedBy: (code: string) => `Đơn gửi đổi ${code}`,
  reason: 'Lý do',
  reasons: {
    damaged: 'Hư hỏng, lỗi in',
    wrong: 'Giao nhầm',
    missing: 'Giao thiếu',
    unwanted: 'Đổi ý, mua nhầm',
  } satisfies Record<ReturnReason, string>,
  within: (days: number) => `trong ${days} ngày từ khi nhận`,
  note: 'Mô tả thêm',
  photos: 'Ảnh chụp (tối đa 4)',
  photosHint: 'Ảnh chỗ hỏng, bìa sách và nhãn gói hàng giúp cửa hàng trả lời nhanh hơn.',
  photoFailed: 'Có ảnh chưa gửi được. Bạn mở lại trang và gửi ảnh qua email cửa hàng nhé.',
  chooseLine: 'Bạn hãy chọn ít nhất một sản phẩm.',
  submit: 'Gửi yêu cầu',
  sent: 'Đã gửi yêu cầu. Cửa hàng trả lời trong một ngày làm việc.',
  withdraw: 'Rút yêu cầu',
  withdrawn: 'Đã rút yêu cầu.',
  statuses: {
    0: 'Chờ cửa hàng trả lời',
    1: 'Đã đồng ý, chờ nhận hàng',
    2: 'Không nhận lại',
    3: 'Đã nhận hàng',
    4: 'Đã rút',
  } as Record<number, string>,
  exchangeStatuses: {
    0: 'Xin đổi, chờ cửa hàng trả lời',
    1: 'Đã đồng ý đổi, chờ nhận hàng',
    2: 'Không đổi được',
    3: 'Đã đổi',
    4: 'Đã rút',
  } as Record<number, string>,
  /** Of copies that were not in the parcel: nothing is sent back. */
  missingStatuses: {
    0: 'Chờ cửa hàng trả lời',
    1: 'Đã đồng ý, cửa hàng đang kiểm tra kho',
    2: 'Không được bù',
    3: 'Cửa hàng đã kiểm tra xong',
    4: 'Đã rút',
  } as Record<number, string>,
  /** Of courses alone: they are closed, nothing is sent back. */
  courseStatuses: {
    0: 'Xin trả khóa học, chờ cửa hàng trả lời',
    1: 'Đã đồng ý, khóa học sắp đóng lại',
    2: 'Không nhận lại',
    3: 'Đã trả khóa học',
    4: 'Đã rút',
  } as Record<number, string>,
  courseCloses: 'Bạn không phải gửi gì; khóa học đóng lại khi cửa hàng nhận lại.',
  daysOfCourse: 'Cửa hàng gửi tiền trong ba ngày làm việc từ khi nhận lại khóa học.',
  /** Copies that never were with the buyer. */
  origins: {
    cameBack: 'Không giao được, đã trở về cửa hàng',
    lost: 'Bị thất lạc khi vận chuyển',
    dropped: 'Không còn hàng, đã bỏ khỏi đơn',
    cancelled: 'Đã hủy trước khi gửi',
  } satisfies Record<Exclude<ReturnOrigin, 'buyer'>, string>,
  failed: 'Chưa tải được thông tin đổi, trả hàng.',
  again: 'Thử lại',
} as const
