/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useCheckout } from '@/components/orders/checkout/use-checkout'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'
import { addToGuestCart } from '@/lib/cart/guest-cart'
import { emptyDraft, storeDraft } from '@/lib/orders/checkout/checkout-draft'
import { claimCheckoutKey, clearCheckoutKey } from '@/lib/orders/checkout/checkout-key'
import { anOrderLine } from '@/lib/orders/testing-orders'

let checkout: ReturnType<typeof useCheckout>
function Page() {
  checkout = useCheckout()
  return <p>step {checkout.draft.tab}</p>
}

test('an address that could not be kept in the book is told, and the order goes on', async () => {
  mockBrowserApis()
  document.documentElement.toggleAttribute('data-signed-in', true)
  answerCalls({
    'POST /api/UserAddress': { status: 400, json: { errorMessage: 'Sổ địa chỉ đã đầy.' } },
    'PATCH /api/Order/Address': { json: { data: anOrderLine({}) } },
  })
  renderPage(<Page />)
  await act(async () => checkout.toPayment({ ...checkout.draft, isKept: true }))
  await screen.findByText('step 2')
  expect(await screen.findByText(/Chưa lưu được vào sổ địa chỉ/)).toBeTruthy()
})

const placed = {
  orderId: '01890000-0000-7000-8000-000000000001',
  orderCode: 'HS12345678',
  tabIndex: 4,
  paymentType: 1,
  total: 86_000,
}
const CHECKOUT = 'POST /api/Order/checkout-without-login'

function guestAtPayment() {
  mockBrowserApis()
  document.documentElement.toggleAttribute('data-signed-in', false)
  window.localStorage.clear()
  window.sessionStorage.clear()
  addToGuestCart(12, 1)
  storeDraft({ ...emptyDraft, tab: 2, name: 'Lan', phone: '0912345678' })
}

const shown = anOrderLine({ total: 86_000, paymentTypes: [1, 2] })
const keysOf = (sent: ReturnType<typeof answerCalls>) =>
  sent
    .filter(({ path }) => path.includes('checkout'))
    .map(({ headers }) => headers.get('idempotency-key'))

test('an answer lost and then another way of paying leads to the first order', async () => {
  guestAtPayment()
  const { orderId, orderCode } = placed
  const answers = [
    { status: 504, json: { errorMessage: 'Hệ thống đang bận.' } },
    {
      status: 409,
      json: { errorMessage: 'Đã đặt.', data: { reason: 'keyUsed', orderId, orderCode } },
    },
  ]
  const sent = answerCalls({ [CHECKOUT]: () => answers.shift() ?? {} })
  renderPage(<Page />)
  await act(async () => checkout.place(shown))
  await act(async () => checkout.update({ paymentType: 2 }))
  await act(async () => checkout.place(shown))
  const [first, second] = keysOf(sent)
  expect(second).toBe(first)
  expect(checkout.earlier).toEqual({ orderId, orderCode })
  await screen.findByText('step 2')

  await act(async () => checkout.orderMore())
  await act(async () => checkout.place(shown))
  expect(keysOf(sent)[2]).not.toBe(first)
})

test('a tab whose step was open when another ordered sends the same key', async () => {
  guestAtPayment()
  const sent = answerCalls({ [CHECKOUT]: () => ({ status: 504, json: { errorMessage: 'x' } }) })
  renderPage(<Page />)
  await act(async () => undefined)
  const key = await claimCheckoutKey()
  // The other tab's order is placed and its key gone.
  clearCheckoutKey(key)
  await act(async () => checkout.place(shown))
  expect(keysOf(sent)).toEqual([key])
})

test('a cart that another tab has changed is shown again before it is ordered', async () => {
  guestAtPayment()
  answerCalls({})
  renderPage(<Page />)
  await screen.findByText('step 2')
  await act(async () => {
    addToGuestCart(13, 1)
  })
  await screen.findByText('step 0')
  expect(await screen.findByText(/đổi ở một cửa sổ khác/)).toBeTruthy()
})
