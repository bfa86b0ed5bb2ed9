/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { DeliveryStep } from '@/components/orders/checkout/delivery-step'
import { OrderSummary } from '@/components/orders/checkout/order-summary'
import { PaymentStep } from '@/components/orders/checkout/payment-step'
import { OrderConfirmationView } from '@/components/orders/order-confirmation-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { OrderDetail } from '@/contract/shop/orders'
import { answerCalls } from '@/lib/api/testing'
import { emptyDraft } from '@/lib/orders/checkout/checkout-draft'
import { aCourseOrder, anOrder, anOrderLine } from '@/lib/orders/testing-orders'

function textOf(ui: ReactNode) {
  mockBrowserApis()
  renderPage(ui)
  return document.body.textContent ?? ''
}

const confirmation = (order: OrderDetail) => textOf(<OrderConfirmationView order={order} />)

const nextSteps = () =>
  within(screen.getByRole('region', { name: 'Tiếp theo' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test.each([4, 5, 6, 7] as const)(
  'who follows an order in state %i is not thanked again',
  (status) => {
    const text = confirmation(anOrder({ status }))
    expect(text).toContain('Đơn hàng HS12345678')
    expect(text).not.toContain('Đặt hàng thành công')
    expect(text).not.toContain('Cửa hàng gọi xác nhận')
  },
)

test('an order of courses alone is not shipped and links to them', () => {
  const text = confirmation(aCourseOrder())
  expect(nextSteps().at(-1)).toBe(
    'Khóa học có trong Tài liệu của tôi ngay khi đơn được thanh toán.',
  )
  expect(screen.getByRole('link', { name: 'Tài liệu của tôi' }).getAttribute('href')).toBe(
    '/tai-lieu-cua-toi',
  )
  expect(text).toContain('Cảm ơn bạn đã mua khóa học.')
  expect(text).not.toMatch(/giao|đóng gói|mua lại/i)
})

test('once it is paid, nothing is left to do', () => {
  confirmation(aCourseOrder({ paymentStatus: 1 }))
  expect(nextSteps()).toEqual(['Khóa học đã có trong Tài liệu của tôi.'])
})

test('once books are paid they are only shipped, and the courses with them are open', () => {
  const cartDetails = [...anOrder().cartDetails, ...aCourseOrder().cartDetails]
  confirmation(anOrder({ cartDetails, paymentType: 0, paymentStatus: 1 }))
  screen.getByRole('heading', { name: 'Sách và khóa học trong đơn' })
  expect(nextSteps()).toEqual([
    'Sách được đóng gói và giao đến địa chỉ của bạn.',
    'Khóa học đã có trong Tài liệu của tôi.',
  ])
})

test('paid and delivered books have no next steps', () => {
  confirmation(anOrder({ paymentType: 0, paymentStatus: 1, status: 5 }))
  expect(screen.queryByRole('region', { name: 'Tiếp theo' })).toBeNull()
})

test('books are shipped, and courses bought with them open all the same', () => {
  const { cartDetails } = anOrder()
  const text = confirmation(
    anOrder({ cartDetails: [...cartDetails, ...aCourseOrder().cartDetails] }),
  )
  expect(nextSteps()).toEqual([
    'Cửa hàng gọi xác nhận trong giờ làm việc.',
    'Sách được đóng gói và giao đến địa chỉ của bạn.',
    'Bạn kiểm hàng rồi trả tiền cho người giao.',
    'Khóa học có trong Tài liệu của tôi ngay khi đơn được thanh toán.',
  ])
  expect(text).toContain('Phí giao hàng')
})

test('an order of books does not mention courses', () => {
  expect(confirmation(anOrder())).not.toMatch(/khóa học/i)
})

const buyer = { name: 'Lan', phone: '0912345678', address: '12 Lê Lợi', note: '' }
const nothing = () => undefined
const nobody = { user: null, categories: [], cities: [], districts: [], wards: [], affiliate: null }
const account = {
  userId: 7,
  role: ['user'],
  displayName: 'Lan',
  email: 'lan@vi.du',
  shortcuts: [],
  settings: {},
  gender: 2,
  birthday: '2000-01-01',
  address: '',
  wardId: null,
  districtId: null,
  cityId: null,
  userType: 1,
}

test('the delivery step of courses asks for the buyer and mentions no delivery', async () => {
  answerCalls({ 'GET /api/UserAddress': { json: { data: [] } } })
  const text = textOf(
    <DeliveryStep
      coursesOnly
      draft={{ ...emptyDraft, ...buyer }}
      onDraft={nothing}
      onSubmit={nothing}
      onBack={nothing}
    />,
  )
  expect(text).toContain('Thông tin người mua')
  expect(text.replace('không cần giao', '')).not.toMatch(/giao/i)
})

test('where the upstream needs no place, courses ask for name and telephone alone, filled in from the account', async () => {
  document.documentElement.toggleAttribute('data-signed-in', true)
  answerCalls({
    'GET /api/UserAddress': { json: { data: [] } },
    'GET /api/User/UserApp': {
      json: { data: { ...nobody, user: { ...account, name: 'Lan', phone: '0912345678' } } },
    },
  })
  const sent: unknown[] = []
  const text = textOf(
    <DeliveryStep
      coursesOnly
      needsNoAddress
      draft={emptyDraft}
      onDraft={nothing}
      onSubmit={(address) => sent.push(address)}
      onBack={nothing}
    />,
  )
  expect(text).toContain('không cần địa chỉ giao')
  expect((await screen.findByLabelText<HTMLInputElement>('Họ và tên')).value).toBe('Lan')
  expect(screen.queryByLabelText(/Phường|Số nhà/)).toBeNull()
  const form = document.querySelector('form')
  await act(async () => {
    if (form) fireEvent.submit(form)
  })
  expect(sent).toMatchObject([{ name: 'Lan', phone: '0912345678', address: '', wardId: 0 }])
  document.documentElement.removeAttribute('data-signed-in')
})

test('a paid order of courses is open, not delivered, and leads to them', () => {
  const text = confirmation(aCourseOrder({ status: 5, paymentStatus: 1 }))
  expect(text).toContain('Hoàn tất')
  expect(text).not.toMatch(/Đã giao|Xem thêm sách/)
  expect(screen.getByRole('link', { name: 'Vào học ngay' }).getAttribute('href')).toBe(
    '/tai-lieu-cua-toi',
  )
})

test('the payment step and the totals of courses mention no delivery', () => {
  const [bought] = aCourseOrder().cartDetails
  const line = { cartDetailId: 1, productId: 12, slug: 'toan-lop-9', available: 1, error: '' }
  const cartDetails = bought ? [{ ...bought, ...line }] : []
  const order = anOrderLine({ cartDetails, totalProducts: 1, paymentTypes: [2] })
  const text = textOf(
    <>
      <PaymentStep
        draft={{ ...emptyDraft, ...buyer }}
        order={order}
        onDraft={nothing}
        invoiceTries={0}
        onBack={nothing}
      />
      <OrderSummary order={order} isStale={false} />
    </>,
  )
  expect(text).toContain('Khóa học trong đơn (1 khóa)')
  expect(text).not.toMatch(/giao/i)
})
