import { shippingTexts } from '@/backend/modules/shipping'
import type { DeliveryTerms } from '@/contract/shop/shipping'

/** The template's quick panel: short lists that are the same for everybody. */
export const quickPanel = ({ freeFrom }: DeliveryTerms) => ({
  notes: [
    { id: 1, title: 'Giờ làm việc', detail: 'Thứ hai đến thứ bảy, 8:00 – 17:30', path: '/ho-tro' },
    {
      id: 2,
      title: 'Giao hàng',
      detail: shippingTexts.delivery(freeFrom),
      path: '/phuong-thuc-van-chuyen',
    },
    {
      id: 3,
      title: 'Đổi trả',
      detail: 'Trong vòng 30 ngày nếu sách lỗi in hoặc hư hỏng',
      path: '/chinh-sach-doi-tra',
    },
  ],
  events: [
    {
      id: 1,
      title: 'Flash sale',
      detail: 'Theo dõi trang flash sale để mua sách giá tốt',
      path: '/flashSale',
    },
    { id: 2, title: 'Tin sách', detail: 'Bài giới thiệu sách mới mỗi tuần', path: '/tin-sach' },
  ],
  settings: [],
})
