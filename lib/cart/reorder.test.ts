/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { clearGuestCart, readGuestCart } from '@/lib/cart/guest-cart'
import { reorder } from '@/lib/cart/reorder'
import { anOrderLine } from '@/lib/orders/testing-orders'

const lines = [
  { productId: 12, Quantity: 2 },
  { productId: null, Quantity: 1 },
  { productId: 13, Quantity: 1 },
]
const cart = anOrderLine({ totalProducts: 2 })

/** A shop that answers what each product's own status says; answers what it was sent. */
function shop(statusOf: (productId: number) => number) {
  const sent: unknown[] = []
  globalThis.AbortSignal.timeout ??= () => new AbortController().signal
  globalThis.fetch = (async (_: unknown, init: { body: string }) => {
    const body = JSON.parse(init.body) as { productId: number }
    sent.push(body)
    const status = statusOf(body.productId)
    const json = status === 200 ? { data: cart } : { errorMessage: 'Không còn bán' }
    return { ok: status === 200, status, headers: new Map(), json: async () => json }
  }) as unknown as typeof fetch
  return sent
}

test('a guest finds the books of the order in the cart of this device', async () => {
  clearGuestCart()
  const sent = shop(() => 500)
  expect(await reorder(lines)).toBe(2)
  expect(readGuestCart().lines).toEqual([
    { productId: 12, quantity: 2 },
    { productId: 13, quantity: 1 },
  ])
  expect(sent).toEqual([])
})

test('in an account a title no longer sold stops none of the others', async () => {
  document.documentElement.dataset.signedIn = ''
  const sent = shop((productId) => (productId === 12 ? 404 : 200))
  expect(await reorder(lines)).toBe(1)
  expect(sent).toEqual([
    { productId: 12, Quantity: 2 },
    { productId: 13, Quantity: 1 },
  ])
  const away = shop(() => 503)
  await expect(reorder(lines)).rejects.toThrow('503')
  expect(away).toHaveLength(1)
  delete document.documentElement.dataset.signedIn
})
