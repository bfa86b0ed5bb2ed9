import type { ReturnReason } from '@/contract/return-terms'
import type { ReturnOrigin } from '@/contract/shop/returns'

/** Sending goods back, and the money that goes back. */
export const returns = {
  title: 'Trả hàng',
  intro: 'Bạn chọn sản phẩm và lý do; cửa hàng trả lời trong giờ làm việc.',
  open: 'Yêu cầu trả hàng',
  close: 'Thôi, không trả',
  line: (name: string) => `Số bản trả lại của ${name}`,
  none: 'Không trả',
  copies: (count: number) => `${count} bản`,
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
  sent: 'Đã gửi yêu cầu trả hàng.',
  withdraw: 'Rút yêu cầu',
  withdrawn: 'Đã rút yêu cầu trả hàng.',
  statuses: {
    0: 'Chờ cửa hàng trả lời',
    1: 'Đã đồng ý, chờ nhận hàng',
    2: 'Không nhận lại',
    3: 'Đã nhận hàng',
    4: 'Đã rút',
  } as Record<number, string>,
  /** Copies that never were with the buyer. */
  origins: {
    cameBack: 'Không giao được, đã trở về cửa hàng',
    lost: 'Bị thất lạc khi vận chuyển',
    dropped: 'Không còn hàng, đã bỏ khỏi đơn',
  } satisfies Record<Exclude<ReturnOrigin, 'buyer'>, string>,
  failed: 'Chưa tải được thông tin trả hàng.',
  again: 'Thử lại',
} as const
