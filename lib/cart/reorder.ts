import { addProduct } from '@/contract/shop/cart'
import type { OrderDetail } from '@/contract/shop/orders'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { accountCart } from '@/lib/cart/account-cart'
import { addToGuestCart } from '@/lib/cart/guest-cart'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

type Line = Pick<OrderDetail['cartDetails'][number], 'productId' | 'Quantity'>

const isRefused = (error: unknown) =>
  error instanceof UpstreamError && error.status >= 400 && error.status < 500

/** One product at a time, so that one no longer sold stops none of the others. */
async function addToAccount(productId: number, quantity: number): Promise<boolean> {
  try {
    const { data } = await call(addProduct, { body: { productId, Quantity: quantity } })
    accountCart.accept(data)
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** Adds an order's lines to the cart again; answers how many were added. Throws when the server is unreachable. */
export async function reorder(lines: readonly Line[]): Promise<number> {
  let added = 0
  for (const { productId, Quantity } of lines) {
    if (productId === null) continue
    const isIn = seemsSignedIn()
      ? await addToAccount(productId, Quantity)
      : addToGuestCart(productId, Quantity)
    if (isIn) added++
  }
  return added
}
