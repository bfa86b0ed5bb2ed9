import type { CallOutcome } from '@/contract/order-desk'

/** What the order desk says and writes into an order's history. */
export const deskTexts = {
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
  discountAboveTotal: 'Giảm giá vận chuyển của đơn lớn hơn phí mới. Bạn hủy và đặt lại đơn.',
  addressChanged: (address: string) => `Giao đến địa chỉ mới: ${address}`,
  addressSaved: 'Đã đổi địa chỉ giao hàng.',
} as const
