import type { OrderLine } from '@/contract/shop/cart'
import type { OrderDetail } from '@/contract/shop/orders'

/** What the shop answers of a cart without lines, codes or address. */
export const anOrderLine = (change: Partial<OrderLine> = {}): OrderLine => ({
  tabIndex: 0,
  isActiveVoucher: false,
  errorVoucher: '',
  isActivePromotionCoupon: false,
  errorPromotionCoupon: '',
  isActiveAffiliate: false,
  errorAffiliate: '',
  totalProducts: 0,
  code: null,
  productCode: null,
  affiliateCode: null,
  cartDetails: [],
  subTotal: 0,
  discountVoucher: 0,
  discountCoupon: 0,
  discountAffiliate: 0,
  shippingFee: 0,
  freeShippingFrom: null,
  total: 0,
  weight: 0,
  address: null,
  ...change,
})

/** An order of two copies of one book, to be paid at the door. */
export const anOrder = (change: Partial<OrderDetail> = {}): OrderDetail => ({
  orderId: '01890000-0000-7000-8000-000000000001',
  orderCode: 'HS12345678',
  status: 1,
  paymentType: 1,
  paymentStatus: 0,
  createdTime: '2026-01-05T03:10:00Z',
  payBefore: null,
  cartDetails: [
    {
      orderLineId: 1,
      productId: 12,
      productName: 'Số đỏ',
      slug: 'so-do',
      originalUrl: '/media/so-do.webp',
      objectType: 0,
      price: 90_000,
      priceSale: 86_000,
      Quantity: 2,
      total: 172_000,
      canReview: true,
    },
  ],
  totalProducts: 2,
  subTotal: 172_000,
  discountVoucher: 10_000,
  discountCoupon: 0,
  discountAffiliate: 0,
  shippingFee: 0,
  total: 162_000,
  code: 'SALE10',
  productCode: null,
  affiliateCode: null,
  note: null,
  cancelReason: null,
  address: {
    name: 'Nguyễn Thị Lan',
    phone: '0912345678',
    address: '12 Lê Lợi',
    wardName: 'Ngọc Hà',
    cityName: 'Hà Nội',
  },
  events: [
    { status: 1, time: '2026-01-05T03:10:00Z', note: null },
    { status: 2, time: '2026-01-05T04:00:00Z', note: 'Đã gọi xác nhận' },
  ],
  canCancel: true,
  canPay: false,
  ...change,
})

/** An order of one course alone, to be paid by transfer. */
export const aCourseOrder = (change: Partial<OrderDetail> = {}): OrderDetail => {
  const { cartDetails } = anOrder()
  return anOrder({
    paymentType: 2,
    cartDetails: cartDetails.map((line) => ({
      ...line,
      orderLineId: line.orderLineId + 100,
      productName: 'Toán lớp 9',
      objectType: 1,
    })),
    totalProducts: 1,
    ...change,
  })
}
