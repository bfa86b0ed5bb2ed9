import { shopName } from '@/backend/platform/shop-name'

/** Parcels with a carrier: what staff and buyers read. */
export const parcelTexts = {
  noCarrier: 'Cửa hàng chưa kết nối hãng vận chuyển nào.',
  notPacking: 'Chỉ tạo vận đơn khi đơn đang đóng gói.',
  nothingToSend: 'Đơn chỉ có khóa học, không có gì để gửi.',
  none: 'Đơn này chưa có vận đơn.',
  noLabel: 'Vận đơn chưa có mã của hãng nên chưa in nhãn được.',
  tooLate: 'Hãng không cho hủy vận đơn này nữa.',
  carrierSilent: 'Hãng vận chuyển chưa trả lời. Bạn thử lại sau ít phút.',
  queued: 'Đã gửi yêu cầu tạo vận đơn.',
  cancelled: 'Đã hủy vận đơn.',
  queuedEvent: 'Chờ hãng vận chuyển nhận đơn.',
  createdEvent: (carrier: string, code: string) => `Vận đơn ${carrier}: ${code}.`,
  waybill: (code: string) => `Mã vận đơn: ${code}. Bạn theo dõi ngay trong trang đơn hàng.`,
  refusedEvent: (reason: string) => `Hãng không nhận: ${reason}`,
  failedEvent: 'Người giao chưa giao được. Hãng sẽ giao lại.',
  endedEvents: {
    returned: 'Hãng đã trả kiện hàng về kho; cần kiểm hàng và nhập lại.',
    lost: 'Hãng báo kiện hàng mất hoặc hỏng.',
    cancelled: 'Vận đơn đã bị hủy ở hãng.',
  },
  carriers: { ghn: 'Giao Hàng Nhanh', ghtk: 'Giao Hàng Tiết Kiệm' } as Partial<
    Record<string, string>
  >,
} as const

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
    'Hãng sẽ giao lại; bạn nhớ để ý điện thoại. Nếu cần đổi giờ hoặc địa chỉ, bạn gọi hotline của hiệu sách.',
    '',
    `Xem đơn hàng: ${link}`,
    '',
    shopName(),
  ].join('\n'),
})
