import { z } from 'zod/mini'
import { accountHolder } from '@/backend/modules/accounts'
import {
  type CartRow,
  changeCart,
  knownProducts,
  listDetails,
  lockCart,
  putLines,
} from '@/backend/modules/cart/cart-queries'
import { findGoods } from '@/backend/modules/cart/goods-queries'
import type { CartRequest } from '@/backend/modules/cart/load-quote'
import { cartTexts } from '@/backend/modules/cart/texts'
import { isCourse } from '@/backend/modules/catalog'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import {
  claimIdempotencyKey,
  findStoredResponse,
  storeResponse,
} from '@/backend/platform/idempotency/idempotency-queries'
import { requestHash } from '@/backend/platform/idempotency/request-hash'
import { MAX_CART_LINES, MAX_QUANTITY } from '@/contract/fields'

const MAX_MERGED_LINES = 2 * MAX_CART_LINES

type GuestCart = Pick<CartRequest, 'items' | 'codes'>

async function coursesAmong(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  items: GuestCart['items'],
): Promise<Set<number>> {
  const ids = items.map((item) => item.productId)
  const holder = accountHolder(callerOf(context).userId)
  const goods = await findGoods(context.db, ids, holder, context.now())
  return new Set([...goods.values()].filter(isCourse).map((one) => one.productId))
}

async function addGuestCart(
  tx: Tx,
  cart: CartRow,
  { items, codes }: GuestCart,
  courses: ReadonlySet<number>,
) {
  const own = await listDetails(tx, cart.id)
  const known = await knownProducts(
    tx,
    items.map((item) => item.productId),
  )
  const before = new Map(own.map((detail) => [detail.productId, detail.quantity]))
  const wanted = items
    .filter(({ productId }) => known.has(productId))
    .map(({ productId, quantity }) => ({
      productId,
      quantity: courses.has(productId) ? 1 : (before.get(productId) ?? 0) + quantity,
    }))
  const lines = wanted.map((one) => ({ ...one, quantity: Math.min(MAX_QUANTITY, one.quantity) }))
  const added = lines.filter(({ productId }) => !before.has(productId)).length
  if (own.length + added > MAX_MERGED_LINES) throw new HttpError(409, cartTexts.cartFull)
  await putLines(tx, cart.id, lines)
  await changeCart(tx, cart.id, {
    voucherCode: cart.voucherCode ?? codes.voucher,
    couponCode: cart.couponCode ?? codes.coupon,
    affiliateCode: cart.affiliateCode ?? codes.affiliate,
  })
  return { isCut: wanted.some(({ quantity }) => quantity > MAX_QUANTITY) }
}

const Merged = z.object({ items: z.array(z.object({ productId: z.int(), quantity: z.int() })) })
type Items = GuestCart['items']

/** What an earlier merge under the same key has not brought over: its answer was lost and the guest went on. */
function notYetMerged(items: Items, earlier: unknown): Items {
  const known = Merged.safeParse(earlier)
  if (!known.success) return []
  const merged = new Map(known.data.items.map((item) => [item.productId, item.quantity]))
  return items
    .map((item) => ({ ...item, quantity: item.quantity - (merged.get(item.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Everything merged under a key so far: what was taken out on the device again is not merged twice when it comes back. */
function mergedSoFar(items: Items, earlier: unknown): Items {
  const known = Merged.safeParse(earlier)
  const all = new Map(known.data?.items.map((item) => [item.productId, item.quantity]))
  for (const { productId, quantity } of items)
    all.set(productId, Math.max(quantity, all.get(productId) ?? 0))
  return Array.from(all, ([productId, quantity]) => ({ productId, quantity }))
}

/** Adds a guest's cart to the caller's; what one merge key has added it adds once. The caller's own codes win. */
export async function mergeCarts(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  { items, codes }: GuestCart,
  mergeKey: string,
): Promise<{ isCut: boolean }> {
  const { userId } = callerOf(context)
  const courses = await coursesAmong(context, items)
  const key = {
    scope: `merge:user:${userId}`,
    key: mergeKey.toLowerCase(),
    requestHash: requestHash({ items, codes }),
  }
  return await transact(context.db, async (tx) => {
    const claimed = await claimIdempotencyKey(tx, key, context.now())
    const cart = await lockCart(tx, userId)
    // Read under the cart's lock: two repetitions come one after the other.
    const earlier = claimed && (await findStoredResponse(tx, key))?.response
    const more = earlier ? notYetMerged(items, earlier) : items
    if (more.length === 0 && earlier) return { isCut: false }
    const merged = await addGuestCart(tx, cart, { items: more, codes }, courses)
    await storeResponse(tx, key, 200, { items: mergedSoFar(items, earlier) })
    return merged
  })
}
