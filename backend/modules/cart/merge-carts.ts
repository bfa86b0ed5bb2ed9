import { isCourse } from '@/backend/modules/cart/cart-lines'
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
import { accountHolder } from '@/backend/modules/cart/quote-cart'
import { cartTexts } from '@/backend/modules/cart/texts'
import { requestHash } from '@/backend/modules/orders/order-secrets'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import {
  claimIdempotencyKey,
  storeResponse,
} from '@/backend/platform/idempotency/idempotency-queries'
import { MAX_CART_LINES, MAX_QUANTITY } from '@/contract/fields'

const MAX_MERGED_LINES = 2 * MAX_CART_LINES

type GuestCart = Pick<CartRequest, 'items' | 'codes'>

async function coursesAmong(context: Context, items: GuestCart['items']): Promise<Set<number>> {
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
  const lines = items
    .filter(({ productId }) => known.has(productId))
    .map(({ productId, quantity }) => ({
      productId,
      quantity: courses.has(productId)
        ? 1
        : Math.min(MAX_QUANTITY, (before.get(productId) ?? 0) + quantity),
    }))
  const added = lines.filter(({ productId }) => !before.has(productId)).length
  if (own.length + added > MAX_MERGED_LINES) throw new HttpError(409, cartTexts.cartFull)
  await putLines(tx, cart.id, lines)
  await changeCart(tx, cart.id, {
    voucherCode: cart.voucherCode ?? codes.voucher,
    couponCode: cart.couponCode ?? codes.coupon,
    affiliateCode: cart.affiliateCode ?? codes.affiliate,
  })
}

/** Adds a guest's cart to the caller's, once per merge key; the caller's own codes win. */
export async function mergeCarts(
  context: Context,
  { items, codes }: GuestCart,
  mergeKey: string,
): Promise<void> {
  const { userId } = callerOf(context)
  const courses = await coursesAmong(context, items)
  const key = {
    scope: `merge:user:${userId}`,
    key: mergeKey.toLowerCase(),
    requestHash: requestHash({ items, codes }),
  }
  await transact(context.db, async (tx) => {
    // The key alone says that this cart was merged: it may have been changed on the device since.
    if (await claimIdempotencyKey(tx, key, context.now())) return
    const cart = await lockCart(tx, userId)
    await addGuestCart(tx, cart, { items, codes }, courses)
    await storeResponse(tx, key, 200, {})
  })
}
