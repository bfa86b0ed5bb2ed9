import type { OrderLine } from '@/contract/shop/cart'
import { UpstreamError } from '@/lib/api/upstream-error'
import { shownCartCount } from '@/lib/boot/hint-cookies'
import {
  type AccountCartState,
  AccountCartStore,
  type CartCalls,
} from '@/lib/cart/account-cart-store'
import { countOf } from '@/lib/cart/guest-cart'

// Loaded with the first change: most pages only show that a book can be bought.
const calls = () =>
  import('@/lib/cart/account-cart-api').then(({ accountCartApi }) => accountCartApi)

const lazyCalls: CartCalls = {
  get: async () => (await calls()).get(),
  add: async (productId, quantity, key) => (await calls()).add(productId, quantity, key),
  set: async (detailId, quantity) => (await calls()).set(detailId, quantity),
  remove: async (detailId) => (await calls()).remove(detailId),
}

const isAway = (error: unknown) => error instanceof UpstreamError && error.status >= 500

const tellCount = (count: number) =>
  window.dispatchEvent(new CustomEvent<number>('cart-changed', { detail: count }))

/** Updates the cart badge, from the first answer on. */
function notify(cart: AccountCartState) {
  if (cart.order !== null) tellCount(countOf(cart))
}

let tellRefusal: (error: unknown) => void = () => undefined

/** The signed-in buyer's cart, one per page. */
export const accountCart = new AccountCartStore(lazyCalls, {
  isAway,
  onChange: notify,
  onRefused: (error) => tellRefusal(error),
})

/** Sets who shows the refusal of a change. */
export function onCartRefused(tell: (error: unknown) => void): void {
  tellRefusal = tell
}

/** Counts copies on the badge before the server's first answer; returns how to take them back. */
export function countAhead(copies: number): () => void {
  const before = shownCartCount()
  const isUnknown = () => accountCart.read().order === null
  if (isUnknown()) tellCount(before + copies)
  return () => {
    if (isUnknown()) tellCount(before)
  }
}

/** After the order is placed. */
export function clearAccountCart(): void {
  accountCart.forget()
  tellCount(0)
}

export const codesOf = (order: OrderLine | null) => ({
  voucher: order?.code ?? null,
  coupon: order?.productCode ?? null,
  affiliate: order?.affiliateCode ?? null,
})
