/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { CheckoutNextButton } from '@/components/orders/checkout/checkout-next-button'
import { PaymentStep } from '@/components/orders/checkout/payment-step'
import { ChangePaymentMethod } from '@/components/payments/change-payment-method'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { OrderLine } from '@/contract/shop/cart'
import { type CheckoutDraft, emptyDraft } from '@/lib/orders/checkout/checkout-draft'
import { anOrderLine } from '@/lib/orders/testing-orders'

/** Renders the payment step for these methods and the button beside it; returns what was chosen and how often the order was placed. */
function openStep(paymentTypes: number[] | undefined, change: Partial<OrderLine> = {}) {
  mockBrowserApis()
  const chosen: Partial<CheckoutDraft>[] = []
  const count = { placed: 0 }
  const draft = { ...emptyDraft, tab: 2 as const, paymentType: 0 as const }
  const order = anOrderLine({ paymentTypes, ...change })
  const place = async () => {
    count.placed += 1
  }
  const checkout = { draft, busy: false, toDelivery: place, place }
  renderPage(
    <>
      <PaymentStep
        draft={draft}
        order={order}
        invoiceTries={0}
        onDraft={(change) => chosen.push(change)}
        onBack={() => undefined}
      />
      <CheckoutNextButton checkout={checkout} order={order} isStale={false} />
    </>,
  )
  return { chosen, count }
}

const ways = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .map(({ value, checked }) => `${value}${checked ? ' chosen' : ''}`)

const place = () => fireEvent.click(screen.getByRole('button', { name: /^Đặt hàng/ }))

test('without a list of payment methods all three are offered', () => {
  const { chosen } = openStep(undefined)
  expect(ways()).toEqual(['0 chosen', '1', '2'])
  fireEvent.click(screen.getByRole('radio', { name: /VietQR/ }))
  expect(chosen).toEqual([{ paymentType: 2 }])
})

test('an unavailable payment method is not offered, and another one is selected', () => {
  const { count } = openStep([1, 2])
  expect(ways()).toEqual(['1 chosen', '2'])
  place()
  expect(count.placed).toBe(1)
})

test('without any payment method nothing can be ordered', () => {
  const { count } = openStep([])
  expect(ways()).toEqual([])
  expect(screen.getByText(/Bạn vui lòng gọi hotline/)).toBeTruthy()
  place()
  expect(count.placed).toBe(0)
})

test('books and courses are named as such', () => {
  const line = (productId: number, objectType: number) => ({
    ...{ cartDetailId: productId, productId, productName: 'Số đỏ', slug: 'so-do', objectType },
    ...{ price: 1, priceSale: 1, Quantity: 1, available: 1, total: 1, error: '' },
  })
  openStep(undefined, { cartDetails: [line(1, 0), line(2, 1)], totalProducts: 2 })
  screen.getByRole('heading', { name: 'Sách và khóa học trong đơn (2)' })
  screen.getByText(/Bạn trả lại được trong 7 ngày nếu chưa xem quá một phần năm/)
})

test('the right to send back is said before payment, of books and of courses', () => {
  const line = (objectType: number) => ({
    ...{ cartDetailId: 1, productId: 1, productName: 'Số đỏ', slug: 'so-do', objectType },
    ...{ price: 1, priceSale: 1, Quantity: 1, available: 1, total: 1, error: '' },
  })
  openStep(undefined, { cartDetails: [line(0)], totalProducts: 1 })
  screen.getByText(/Đổi ý, bạn trả lại trong 7 ngày; sách lỗi được đổi trong 30 ngày/)
  expect(screen.queryByText(/quá một phần năm/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Chính sách đổi trả' })).toBeTruthy()
  cleanup()
  openStep(undefined, { cartDetails: [line(1)], totalProducts: 1 })
  expect(screen.queryByText(/mở gói/)).toBeNull()
  screen.getByText(/quá một phần năm/)
})

test('an unpaid order is offered the other available methods only', () => {
  mockBrowserApis()
  const order = { orderId: 'x', paymentType: 2 } as const
  const view = renderPage(<ChangePaymentMethod order={{ ...order, paymentTypes: [1, 2] }} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Thanh toán khi nhận hàng',
  ])
  view.unmount()
  renderPage(<ChangePaymentMethod order={{ ...order, paymentTypes: [2] }} />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('why a book costs its ordinary price is read where the order is placed', () => {
  const notice = 'Mỗi người mua được tối đa 2 bản với giá flash sale'
  const flash = {
    ...{ cartDetailId: 1, productId: 12, productName: 'Số đỏ', slug: 'so-do', originalUrl: null },
    ...{ objectType: 0, price: 90_000, priceSale: 86_000, Quantity: 2 },
    ...{ available: 9, total: 172_000, error: '', notice },
  }
  openStep(undefined, { cartDetails: [flash] })
  expect(screen.getByText(notice)).toBeTruthy()
})
