import { shippingTexts } from '@/backend/modules/shipping/texts'
import type { DeliveryTerms } from '@/contract/shipping'

/** The template's quick panel: three short lists that are the same for everybody. */
export const quickPanel = ({ freeFrom }: DeliveryTerms) => ({
  notes: [
    { id: 1, title: 'Giờ làm việc', detail: 'Thứ hai đến thứ bảy, 8:00 – 17:30' },
    { id: 2, title: 'Giao hàng', detail: shippingTexts.delivery(freeFrom) },
    { id: 3, title: 'Đổi trả', detail: 'Trong vòng 30 ngày nếu sách lỗi in hoặc hư hỏng' },
  ],
  events: [
    { id: 1, title: 'Flash sale', detail: 'Theo dõi trang flash sale để mua sách giá tốt' },
    { id: 2, title: 'Tin sách', detail: 'Bài giới thiệu sách mới mỗi tuần' },
  ],
  settings: [
    { id: 'order-notice', title: 'Báo tin đơn hàng', isOn: true },
    { id: 'news-notice', title: 'Báo tin sách mới', isOn: false },
    { id: 'lesson-notice', title: 'Nhắc học bài', isOn: false },
  ],
})
