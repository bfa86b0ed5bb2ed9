import { accountHolder } from '@/backend/modules/accounts'
import {
  type CartChange,
  type CartRow,
  changeCart,
  deleteDetail,
  findDetail,
  findOwnAddress,
  listDetails,
  lockCart,
  putLines,
} from '@/backend/modules/cart/cart-queries'
import { findGoods } from '@/backend/modules/cart/goods-queries'
import { cartTexts, lineErrors } from '@/backend/modules/cart/texts'
import { type Goods, isCourse, priceLine } from '@/backend/modules/catalog'
import { findPlace } from '@/backend/modules/geography'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import {
  claimIdempotencyKey,
  storeResponse,
} from '@/backend/platform/idempotency/idempotency-queries'
import { requestHash } from '@/backend/platform/idempotency/request-hash'
import type { Parsed } from '@/contract/endpoint'
import { MAX_CART_LINES } from '@/contract/fields'
import { messages } from '@/contract/messages'
import type { setAddress } from '@/contract/shop/cart'

type Change = (tx: Tx, cart: CartRow) => Promise<CartChange | undefined>

/** Changes the caller's locked cart and raises its version. */
const change = (context: Pick<Context, 'caller' | 'db'>, work: Change) =>
  transact(context.db, async (tx) => {
    const cart = await lockCart(tx, callerOf(context).userId)
    await changeCart(tx, cart.id, (await work(tx, cart)) ?? {})
  })

async function findProduct(db: Db, context: Pick<Context, 'caller' | 'now'>, productId: number) {
  const holder = accountHolder(callerOf(context).userId)
  return (await findGoods(db, [productId], holder, context.now())).get(productId)
}

async function addLine(tx: Tx, cart: CartRow, goods: Goods, more: number): Promise<undefined> {
  const { productId } = goods
  const details = await listDetails(tx, cart.id)
  const before = details.find((one) => one.productId === productId)?.quantity
  if (before === undefined && details.length >= MAX_CART_LINES) {
    throw new HttpError(409, cartTexts.cartFull)
  }
  // A course is in a cart once, however often it is added.
  const quantity = isCourse(goods) ? 1 : (before ?? 0) + more
  const { problem } = priceLine({ productId, quantity }, goods, true)
  if (problem) throw new HttpError(409, lineErrors[problem](goods))
  await putLines(tx, cart.id, [{ productId, quantity }])
}

type Addition = { productId: number; quantity: number; addKey?: string | undefined }

/** Whether this addition was made before: its answer may have been lost. Otherwise the key is this transaction's own. */
async function wasAdded(
  tx: Tx,
  context: Pick<Context, 'caller' | 'now'>,
  { addKey, productId, quantity }: Addition,
) {
  if (addKey === undefined) return false
  const key = {
    scope: `cart-add:user:${callerOf(context).userId}`,
    key: addKey.toLowerCase(),
    requestHash: requestHash({ productId, quantity }),
  }
  if (await claimIdempotencyKey(tx, key, context.now())) return true
  // Undone with the key when the addition is refused.
  await storeResponse(tx, key, 200, {})
  return false
}

/** Adds copies, once per key. */
export async function addToCart(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  addition: Addition,
): Promise<void> {
  const { productId, quantity } = addition
  const goods = await findProduct(context.db, context, productId)
  if (!goods?.isActive) throw new HttpError(404, lineErrors.gone({ available: 0 }))
  await transact(context.db, async (tx) => {
    if (await wasAdded(tx, context, addition)) return
    const cart = await lockCart(tx, callerOf(context).userId)
    await addLine(tx, cart, goods, quantity)
    await changeCart(tx, cart.id, {})
  })
}

const lineGone = () => new HttpError(404, cartTexts.lineGone)

/** Sets the copies of one line of the caller's cart; 404 when the line is gone, 409 for a second copy of a course. */
export const setQuantity = (
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  cartDetailId: number,
  quantity: number,
) =>
  change(context, async (tx, cart): Promise<undefined> => {
    const detail = await findDetail(tx, cart.id, cartDetailId)
    if (!detail) throw lineGone()
    const { productId } = detail
    const goods = await findProduct(tx, context, productId)
    if (goods && isCourse(goods) && quantity > 1) {
      throw new HttpError(409, lineErrors.onlyOne(goods))
    }
    await putLines(tx, cart.id, [{ productId, quantity }])
  })

/** Takes a line out of the caller's cart; 404 when it is gone already. */
export const removeFromCart = (context: Pick<Context, 'caller' | 'db'>, cartDetailId: number) =>
  change(context, async (tx, cart): Promise<undefined> => {
    const detail = await findDetail(tx, cart.id, cartDetailId)
    if (!detail) throw lineGone()
    await deleteDetail(tx, detail.cartDetailId)
  })

type Address = Parsed<typeof setAddress>['body']

const NOWHERE = 0

const withPlace = (body: Exclude<Address, { addressId: number }>) => ({
  address: '',
  wardId: NOWHERE,
  ...body,
})

async function holdsCoursesOnly(
  tx: Tx,
  context: Pick<Context, 'caller' | 'now'>,
  cart: CartRow,
): Promise<boolean> {
  const ids = (await listDetails(tx, cart.id)).map(({ productId }) => productId)
  const goods = await findGoods(tx, ids, accountHolder(callerOf(context).userId), context.now())
  return ids.length > 0 && [...goods.values()].every(isCourse)
}

/** Sets where the order goes: one of the caller's saved addresses, or one typed here; of courses alone it is only said who buys. */
export async function setCartAddress(context: Context, body: Address): Promise<void> {
  const { db, config } = context
  const { userId } = callerOf(context)
  const isSaved = 'addressId' in body
  const found = isSaved ? await findOwnAddress(db, userId, body.addressId) : withPlace(body)
  if (!found) throw notFound()
  const { name, phone, address, wardId } = found
  const isPlace = (await findPlace(db, config.adminScheme, wardId)) !== null
  if (!isPlace && (isSaved || 'wardId' in body)) throw new HttpError(400, messages.wardRequired)
  await change(context, async (tx, cart) => {
    if (!isPlace && !(await holdsCoursesOnly(tx, context, cart))) {
      throw new HttpError(400, messages.wardRequired)
    }
    return {
      addressId: isSaved ? body.addressId : null,
      shipTo: isSaved ? null : { name, phone, address, wardId },
      ...(!isSaved && body.note != null && { note: body.note }),
    }
  })
}
