import { z } from 'zod/mini'
import { MAX_CART_LINES, MAX_QUANTITY } from '@/contract/fields'
import { hintCookies, readHint, rememberCartCount } from '@/lib/boot/hint-cookies'
import { localKeys, readLocal, watchLocal, writeLocal } from '@/lib/browser/local-store'

/** A line of a guest's cart: no price, prices are the server's. */
export type GuestLine = { productId: number; quantity: number }
export type GuestCart = {
  lines: readonly GuestLine[]
  /** Set once these lines were merged into an account's cart; any change clears it. */
  isMerged: boolean
}

const Line = z.object({
  productId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
})
const Stored = z.object({ lines: z.array(z.unknown()), isMerged: z.optional(z.boolean()) })

const empty: GuestCart = { lines: [], isMerged: false }

function joined(lines: readonly GuestLine[]): GuestLine[] {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    quantities.set(productId, Math.min(MAX_QUANTITY, (quantities.get(productId) ?? 0) + quantity))
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity })).slice(
    0,
    MAX_CART_LINES,
  )
}

/** Reads a stored cart; invalid lines are left out. */
export function parseGuestCart(text: string | null): GuestCart {
  if (text === null) return empty
  try {
    const stored = Stored.safeParse(JSON.parse(text))
    if (!stored.success) return empty
    const lines = stored.data.lines.flatMap((line) => {
      const parsed = Line.safeParse(line)
      return parsed.success ? [parsed.data] : []
    })
    return { lines: joined(lines), isMerged: stored.data.isMerged === true }
  } catch {
    return empty
  }
}

export const countOf = ({ lines }: Pick<GuestCart, 'lines'>) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

let known: { text: string | null; cart: GuestCart } = { text: null, cart: empty }

/** The current cart; the same object until it changes. */
export function readGuestCart(): GuestCart {
  const text = readLocal(localKeys.cart)
  if (text !== known.text) known = { text, cart: parseGuestCart(text) }
  return known.cart
}

/** The cart while rendering on the server. */
export const emptyGuestCart = (): GuestCart => empty

/** Sets the cart badge to what a guest has in this browser. */
export function showGuestCount() {
  // For a signed-in user the badge counts the account's cart.
  if (readHint(hintCookies.signedIn) === '1') return
  const count = countOf(readGuestCart())
  rememberCartCount(count)
  window.dispatchEvent(new CustomEvent<number>('cart-changed', { detail: count }))
}

let isWatched = false

/** Updates the cart badge on every change here or in another tab, from the first use on. */
function watchForBadge() {
  if (!isWatched) watchLocal([localKeys.cart], showGuestCount)
  isWatched = true
}

function write(cart: GuestCart): GuestCart {
  watchForBadge()
  writeLocal(localKeys.cart, cart.lines.length > 0 ? JSON.stringify(cart) : null)
  return readGuestCart()
}

const bounded = (quantity: number) => Math.max(1, Math.min(MAX_QUANTITY, Math.trunc(quantity) || 1))

/** Adds copies of a product; false when the cart is full. */
export function addToGuestCart(productId: number, quantity = 1): boolean {
  const { lines } = readGuestCart()
  const isNew = lines.every((line) => line.productId !== productId)
  if (isNew && lines.length >= MAX_CART_LINES) return false
  write({ lines: joined([...lines, { productId, quantity: bounded(quantity) }]), isMerged: false })
  return true
}

/** Sets a product's quantity. */
export function setGuestQuantity(productId: number, quantity: number): GuestCart {
  const lines = readGuestCart().lines.map((line) =>
    line.productId === productId ? { productId, quantity: bounded(quantity) } : line,
  )
  return write({ lines, isMerged: false })
}

export function removeFromGuestCart(productId: number): GuestCart {
  return write({
    lines: readGuestCart().lines.filter((line) => line.productId !== productId),
    isMerged: false,
  })
}

/** Restores the lines, for undoing a removal. */
export const restoreGuestCart = (cart: GuestCart): GuestCart =>
  write({ ...cart, lines: joined(cart.lines) })

export const clearGuestCart = (): GuestCart => write(empty)

/** After an order: takes out what was ordered; what another tab has added meanwhile stays. */
export function takeOrderedOut(ordered: readonly GuestLine[]): GuestCart {
  const taken = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]))
  const lines = readGuestCart().lines.map(({ productId, quantity }) => ({
    productId,
    quantity: quantity - (taken.get(productId) ?? 0),
  }))
  return write({ lines: lines.filter(({ quantity }) => quantity > 0), isMerged: false })
}

/** Marks the lines as merged, so that the next sign-in does not add them again. */
export const markGuestCartMerged = (): GuestCart => write({ ...readGuestCart(), isMerged: true })

/** Calls back when the cart changes here or in another tab. */
export function watchGuestCart(listener: () => void): () => void {
  watchForBadge()
  return watchLocal([localKeys.cart], listener)
}
