/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useCheckout } from '@/components/orders/checkout/use-checkout'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'
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
