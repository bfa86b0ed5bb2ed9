import { type Goods, isCourse, priceLine } from '@/backend/modules/cart/cart-lines'
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
import { accountHolder } from '@/backend/modules/cart/quote-cart'
import { cartTexts, lineErrors } from '@/backend/modules/cart/texts'
import { findPlace } from '@/backend/modules/shipping/shipping-queries'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import { MAX_CART_LINES } from '@/contract/fields'
import { messages } from '@/contract/messages'
import type { setAddress } from '@/contract/shop/cart'

type Change = (tx: Tx, cart: CartRow) => Promise<CartChange | undefined>

/** Changes the caller's locked cart and raises its version. */
const change = (context: Context, work: Change) =>
  transact(context.db, async (tx) => {
    const cart = await lockCart(tx, callerOf(context).userId)
    await changeCart(tx, cart.id, (await work(tx, cart)) ?? {})
  })

async function findProduct(db: Db, context: Context, productId: number) {
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

export async function addToCart(
  context: Context,
  productId: number,
  quantity: number,
): Promise<void> {
  const goods = await findProduct(context.db, context, productId)
  if (!goods?.isActive) throw new HttpError(404, lineErrors.gone({ available: 0 }))
  await change(context, (tx, cart) => addLine(tx, cart, goods, quantity))
}

export const setQuantity = (context: Context, cartDetailId: number, quantity: number) =>
  change(context, async (tx, cart): Promise<undefined> => {
    const detail = await findDetail(tx, cart.id, cartDetailId)
    if (!detail) throw notFound()
    const { productId } = detail
    const goods = await findProduct(tx, context, productId)
    if (goods && isCourse(goods) && quantity > 1) {
      throw new HttpError(409, lineErrors.onlyOne(goods))
    }
    await putLines(tx, cart.id, [{ productId, quantity }])
  })

export const removeFromCart = (context: Context, cartDetailId: number) =>
  change(context, async (tx, cart): Promise<undefined> => {
    const detail = await findDetail(tx, cart.id, cartDetailId)
    if (!detail) throw notFound()
    await deleteDetail(tx, detail.cartDetailId)
  })

/** Sets where the order goes: one of the caller's saved addresses, or one typed here. */
export async function setCartAddress(
  context: Context,
  body: Parsed<typeof setAddress>['body'],
): Promise<void> {
  const { db, config } = context
  const { userId } = callerOf(context)
  const isSaved = 'addressId' in body
  const found = isSaved ? await findOwnAddress(db, userId, body.addressId) : body
  if (!found) throw notFound()
  const { name, phone, address, wardId } = found
  if (!(await findPlace(db, config.adminScheme, wardId))) {
    throw new HttpError(400, messages.wardRequired)
  }
  await change(context, async () => ({
    addressId: isSaved ? body.addressId : null,
    shipTo: isSaved ? null : { name, phone, address, wardId },
    ...(!isSaved && body.note != null && { note: body.note }),
  }))
}
