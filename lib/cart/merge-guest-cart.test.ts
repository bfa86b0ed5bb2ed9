/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { addToGuestCart, clearGuestCart, readGuestCart } from '@/lib/cart/guest-cart'
import { readGuestCodes, setGuestCode } from '@/lib/cart/guest-codes'
import { mergeGuestCart } from '@/lib/cart/merge-guest-cart'
import { takeNextPageNotice } from '@/lib/cart/next-page-notice'
import { anOrderLine } from '@/lib/orders/testing-orders'

const merged = anOrderLine({ totalProducts: 5 })

/** A shop that joins carts, or does not; answers the bodies it was sent. */
function shop(status = 200) {
  const sent: { cartDetails: unknown; code: unknown }[] = []
  globalThis.AbortSignal.timeout ??= () => new AbortController().signal
  globalThis.fetch = (async (_: unknown, init: { body?: string }) => {
    if (init.body) sent.push(JSON.parse(init.body))
    const body =
      status === 200 ? { data: merged, successMessage: 'Đã gộp' } : { errorMessage: 'Không' }
    return { ok: status === 200, status, headers: new Map(), json: async () => body }
  }) as unknown as typeof fetch
  clearGuestCart()
  addToGuestCart(12, 2)
  setGuestCode('voucher', 'SALE10')
  return sent
}

test('a sign-in with a password joins the carts, says so, and empties the one on this device', async () => {
  const sent = shop()
  await mergeGuestCart('password')
  expect(sent).toMatchObject([{ cartDetails: [{ productId: 12, Quantity: 2 }], code: 'SALE10' }])
  expect(readGuestCart().lines).toEqual([])
  expect(readGuestCodes().voucher).toBeNull()
  expect(document.documentElement.dataset.cartCount).toBe('5')
  expect(takeNextPageNotice()).toBe('Đã gộp')
  expect(takeNextPageNotice()).toBeNull()
})

test('through a provider the cart stays, marked, and is not joined twice', async () => {
  const sent = shop()
  await mergeGuestCart('social')
  expect(readGuestCart()).toMatchObject({ lines: [{ productId: 12 }], isMerged: true })
  expect(readGuestCodes().voucher).toBe('SALE10')
  await mergeGuestCart('social')
  expect(sent).toHaveLength(1)
})

test('a cart that could not be joined stays whole', async () => {
  shop(500)
  await expect(mergeGuestCart('password')).rejects.toThrow()
  expect(readGuestCart().lines).toEqual([{ productId: 12, quantity: 2 }])
  expect(readGuestCodes().voucher).toBe('SALE10')
})

test('who signs in with nothing gathered sees what lies in the account’s cart', async () => {
  shop()
  clearGuestCart()
  await mergeGuestCart('password')
  expect(document.documentElement.dataset.cartCount).toBe('5')
  shop(500)
  clearGuestCart()
  await mergeGuestCart('password')
  expect(document.documentElement.dataset.cartCount).toBeUndefined()
})
