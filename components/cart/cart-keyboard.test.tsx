/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CartLines } from '@/components/cart/cart-lines'
import { CartView } from '@/components/cart/cart-view'
import { PromoCodes } from '@/components/cart/promo-codes'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { LazyCheckout } from '@/components/orders/checkout/lazy-checkout'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { CartLine } from '@/contract/shop/cart'
import { answerCalls, type Sent } from '@/lib/api/testing'
import { addToGuestCart, readGuestCart } from '@/lib/cart/guest-cart'
import { readGuestCodes, setGuestCode } from '@/lib/cart/guest-codes'
import { anOrderLine } from '@/lib/orders/testing-orders'

const titles = new Map([
  [1, 'Số đỏ'],
  [2, 'Chí Phèo'],
  [3, 'Tắt đèn'],
])

const aLine = (productId: number): CartLine => ({
  ...{ cartDetailId: productId, productId, productName: titles.get(productId) ?? '', slug: 's' },
  ...{ objectType: 0, price: 1, priceSale: 1, Quantity: 1, available: 9, total: 1, error: '' },
})

const aCoupon = {
  ...{ codeId: 1, code: 'SHIPNHE10', title: 'Giảm phí', description: '', discountType: 2 },
  ...{ value: 10_000, minOrder: 0, isUsable: true },
}

beforeEach(() => {
  localStorage.clear()
  mockBrowserApis()
})

const button = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')

/** Presses a focused button, as the keyboard does. */
async function press(name: string) {
  await act(async () => {
    button(name).focus()
    fireEvent.click(button(name))
  })
}

function Lines() {
  const { cart } = useCartContents()
  const lines = [...titles.keys()].map(aLine)
  return <CartLines chosen={cart.lines} lines={lines} isStale={false} />
}

test.each([
  ['the first', 'Số đỏ', 'Chí Phèo'],
  ['one between others', 'Chí Phèo', 'Tắt đèn'],
  ['the last', 'Tắt đèn', 'Chí Phèo'],
])(
  'removing %s line by keyboard moves the focus to the line beside it',
  async (_, removed, next) => {
    for (const id of titles.keys()) addToGuestCart(id, 1)
    renderPage(<Lines />)
    await press(`Xóa ${removed} khỏi giỏ`)
    expect(readGuestCart().lines).toHaveLength(2)
    expect(focused()).toBe(`Xóa ${next} khỏi giỏ`)
  },
)

test('removing a line elsewhere does not move the focus', async () => {
  addToGuestCart(1, 1)
  addToGuestCart(2, 1)
  renderPage(<Lines />)
  button('Xóa Số đỏ khỏi giỏ').focus()
  await act(async () => fireEvent.click(button('Xóa Chí Phèo khỏi giỏ')))
  expect(focused()).toBe('Xóa Số đỏ khỏi giỏ')
})

test('removing the only line moves the focus to the heading of the empty cart', async () => {
  const order = anOrderLine({ cartDetails: [aLine(1)], totalProducts: 1 })
  answerCalls({ 'POST /api/Order/cal': { json: { data: order } } })
  addToGuestCart(1, 1)
  renderPage(
    <CartView>
      <LazyCheckout />
    </CartView>,
  )
  await screen.findByRole('button', { name: 'Xóa Số đỏ khỏi giỏ' }, { timeout: 15_000 })
  await press('Xóa Số đỏ khỏi giỏ')
  const heading = screen.getByRole('heading', { name: 'Giỏ hàng còn trống' })
  expect(document.activeElement).toBe(heading)
}, 20_000)

test('a cart that is empty from the start does not take the focus', async () => {
  renderPage(<CartView>{null}</CartView>)
  await screen.findByRole('heading', { name: 'Giỏ hàng còn trống' })
  expect(document.activeElement).toBe(document.body)
})

/** Renders the coupon field; returns the calls it made. */
function openField(change: Parameters<typeof answerCalls>[0] = {}): Sent[] {
  addToGuestCart(1, 1)
  const sent = answerCalls({
    'GET /api/PromotionCoupon': { json: { data: [aCoupon], totalPage: 1 } },
    'POST /api/Order/code-savings': { json: { data: [] } },
    'POST /api/Order/find-code': {
      json: { data: { kind: 'coupon', code: 'SHIPNHE10', saved: 10_000, replaces: null } },
    },
    'POST /api/Order/add-promotion-coupon-without-login': { json: { data: anOrderLine() } },
    'POST /api/Order/remove-promotion-coupon-without-login': { json: { data: anOrderLine() } },
    ...change,
  })
  renderPage(
    <PromoCodes order={anOrderLine()} isStale={false} onVoucherRemoved={() => undefined} />,
  )
  return sent
}

const field = () => screen.getByLabelText('Mã giảm giá hoặc mã giới thiệu')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('a typed code leaves the focus where it is, and the field empty for the next', async () => {
  openField()
  type('SHIPNHE10')
  await press('Dùng mã')
  await waitFor(() => expect(readGuestCodes().coupon).toBe('SHIPNHE10'))
  expect(document.activeElement).toBe(button('Dùng mã'))
  await waitFor(() => expect((field() as HTMLInputElement).value).toBe(''))
})

test('a code picked from the list moves the focus to its remove button', async () => {
  openField()
  await press('Xem các mã dùng được')
  await screen.findByRole('button', { name: 'Dùng mã SHIPNHE10' })
  await press('Dùng mã SHIPNHE10')
  await waitFor(() => expect(focused()).toBe('Bỏ mã SHIPNHE10'))
})

test('removing a code moves the focus to its field', async () => {
  setGuestCode('coupon', 'SHIPNHE10')
  openField()
  await press('Bỏ mã SHIPNHE10')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('a focus that has moved on meanwhile is not taken back', async () => {
  openField()
  act(() => setGuestCode('coupon', 'SHIPNHE10'))
  expect(document.activeElement).toBe(document.body)
  const elsewhere = document.body.appendChild(document.createElement('button'))
  await act(async () => {
    fireEvent.click(button('Bỏ mã SHIPNHE10'))
    elsewhere.focus()
  })
  await waitFor(() => expect(readGuestCodes().coupon).toBeNull())
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('an empty code is reported at its field', async () => {
  const sent = openField()
  type('  ')
  await press('Dùng mã')
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  const words = ids.map((id) => document.getElementById(id)?.textContent)
  expect(words).toContain('Nhập mã của bạn')
  expect(sent).toEqual([])
})
