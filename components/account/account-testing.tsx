import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderOnPage, standInForBrowser } from '@/components/ui/testing'
import { toast } from '@/components/ui/toast'
import type { UserAddress } from '@/contract/address'
import type { OrderDetail } from '@/contract/order'
import { answerCalls } from '@/lib/api/testing'

const places = {
  cities: [{ cityId: 1, cityName: 'Hà Nội' }],
  districts: [{ districtId: 11, cityId: 1, districtName: 'Ba Đình' }],
  wards: [
    { wardId: 111, districtId: 11, wardName: 'Ngọc Hà' },
    { wardId: 112, districtId: 11, wardName: 'Giảng Võ' },
  ],
}

/** A page of the account; answers what was asked of the shop and how often the page was read anew. */
export function openPage(ui: ReactNode, answers: Parameters<typeof answerCalls>[0] = {}) {
  cleanup()
  standInForBrowser()
  toast.hide()
  const sent = answerCalls({
    'GET /api/User/UserApp': {
      json: { data: { user: null, affiliate: null, categories: [], ...places } },
    },
    ...answers,
  })
  const view = renderOnPage(ui, { pathname: '/tai-khoan/so-dia-chi' })
  return { ...view, sent, writes: () => sent.filter(({ method }) => method !== 'GET') }
}

export async function press(name: string | RegExp): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
}

export const type = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

export const says = (text: string | RegExp) => screen.findAllByText(text)

export const anAddress = (change: Partial<UserAddress> = {}): UserAddress => ({
  addressId: 5,
  name: 'Nguyễn Thị Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  wardId: 111,
  wardName: 'Ngọc Hà',
  districtId: 11,
  districtName: '',
  cityId: 1,
  cityName: 'Hà Nội',
  isDefault: false,
  ...change,
})

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
      originalUrl: null,
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
