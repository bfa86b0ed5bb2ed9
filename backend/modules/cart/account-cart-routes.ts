import { type Context, callerOf, type HandlersOf } from '@/backend/context'
import { cartResponse, ownOrderLine, quoteOwnCart } from '@/backend/modules/cart/account-cart'
import { type Goods, isCourse, priceLine } from '@/backend/modules/cart/cart-lines'
import { TAB } from '@/backend/modules/cart/cart-mapper'
import {
  type CartChange,
  type CartRow,
  changeCart,
  deleteDetail,
  findDetail,
  findOwnAddress,
  knownProducts,
  listDetails,
  lockCart,
  putLines,
} from '@/backend/modules/cart/cart-queries'
import { findGoods } from '@/backend/modules/cart/goods-queries'
import { assertOrderable } from '@/backend/modules/cart/guest-cart-routes'
import { guestRequest } from '@/backend/modules/cart/quote-request'
import { claimIdempotencyKey, storeResponse } from '@/backend/modules/orders/idempotency-queries'
import { requestHash } from '@/backend/modules/orders/order-secrets'
import { lineErrors, orderTexts } from '@/backend/modules/orders/texts'
import { findPlace } from '@/backend/modules/shipping/shipping-queries'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { MAX_CART_LINES, MAX_QUANTITY } from '@/contract/fields'
import { messages } from '@/contract/messages'

const MOST_MERGED_LINES = 2 * MAX_CART_LINES

type Change = (tx: Tx, cart: CartRow) => Promise<CartChange | undefined>

/** Changes the caller's cart, nobody else at it meanwhile, and counts its version up. */
const change = (context: Context, work: Change) =>
  transact(context.db, async (tx) => {
    const cart = await lockCart(tx, callerOf(context).userId)
    await changeCart(tx, cart.id, (await work(tx, cart)) ?? {})
  })

const toCart = () => TAB.cart

async function goodsOf(db: Db, context: Context, productId: number) {
  const holder = { userId: callerOf(context).userId, phone: null }
  return (await findGoods(db, [productId], holder, context.now())).get(productId)
}

async function sellable(context: Context, productId: number): Promise<Goods> {
  const goods = await goodsOf(context.db, context, productId)
  if (!goods?.isActive) throw new HttpError(404, lineErrors.gone({ available: 0 }))
  return goods
}

/** Copies of a course in a cart are always one, however often it is added. */
const raised = (goods: Goods, before: number, more: number) => (isCourse(goods) ? 1 : before + more)

async function addLine(tx: Tx, cart: CartRow, goods: Goods, more: number): Promise<undefined> {
  const { productId } = goods
  const details = await listDetails(tx, cart.id)
  const before = details.find((one) => one.productId === productId)?.quantity
  if (before === undefined && details.length >= MAX_CART_LINES) {
    throw new HttpError(409, orderTexts.cartFull)
  }
  const quantity = raised(goods, before ?? 0, more)
  const { problem } = priceLine({ productId, quantity }, goods, true)
  if (problem) throw new HttpError(409, lineErrors[problem](goods))
  await putLines(tx, cart.id, [{ productId, quantity }])
}

type Merge = Pick<ReturnType<typeof guestRequest>, 'items' | 'codes'>

/** Adds the guest's copies to the account's; a code of the account's own stays. */
async function merge(tx: Tx, cart: CartRow, { items, codes }: Merge, courses: Set<number>) {
  const own = await listDetails(tx, cart.id)
  const known = await knownProducts(
    tx,
    items.map((line) => line.productId),
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
  if (own.length + added > MOST_MERGED_LINES) throw new HttpError(409, orderTexts.cartFull)
  await putLines(tx, cart.id, lines)
  await changeCart(tx, cart.id, {
    voucherCode: cart.voucherCode ?? codes.voucher,
    couponCode: cart.couponCode ?? codes.coupon,
    affiliateCode: cart.affiliateCode ?? codes.affiliate,
  })
}

async function coursesAmong(context: Context, items: Merge['items']) {
  const ids = items.map((line) => line.productId)
  const holder = { userId: callerOf(context).userId, phone: null }
  const goods = await findGoods(context.db, ids, holder, context.now())
  return new Set([...goods.values()].filter(isCourse).map((one) => one.productId))
}

type AccountCartRoutes = Pick<
  HandlersOf<'cart'>,
  | 'getCart'
  | 'addProduct'
  | 'setQuantity'
  | 'removeLine'
  | 'mergeCart'
  | 'checkInventory'
  | 'setAddress'
>

export const accountCartRoutes: AccountCartRoutes = {
  getCart: (_, context) => cartResponse(context, toCart),

  addProduct: async ({ body }, context) => {
    const goods = await sellable(context, body.productId)
    await change(context, (tx, cart) => addLine(tx, cart, goods, body.Quantity))
    return { ...(await cartResponse(context, toCart)), successMessage: orderTexts.productAdded }
  },

  setQuantity: async ({ params, body }, context) => {
    await change(context, async (tx, cart): Promise<undefined> => {
      const detail = await findDetail(tx, cart.id, params.cartDetailId)
      if (!detail) throw notFound()
      const { productId } = detail
      const goods = await goodsOf(tx, context, productId)
      if (goods && isCourse(goods) && body.Quantity > 1) {
        throw new HttpError(409, lineErrors.onlyOne(goods))
      }
      await putLines(tx, cart.id, [{ productId, quantity: body.Quantity }])
    })
    return cartResponse(context, toCart)
  },

  removeLine: async ({ params }, context) => {
    await change(context, async (tx, cart): Promise<undefined> => {
      const detail = await findDetail(tx, cart.id, params.id)
      if (!detail) throw notFound()
      await deleteDetail(tx, detail.cartDetailId)
    })
    return cartResponse(context, toCart)
  },

  mergeCart: async ({ body }, context) => {
    const { items, codes } = guestRequest(body)
    const courses = await coursesAmong(context, items)
    const key = {
      scope: `merge:user:${callerOf(context).userId}`,
      key: body.mergeKey.toLowerCase(),
      requestHash: requestHash({ items, codes }),
    }
    await transact(context.db, async (tx) => {
      // The key alone says that this cart was merged: it may have been changed on the device since.
      if (await claimIdempotencyKey(tx, key, context.now())) return
      const cart = await lockCart(tx, callerOf(context).userId)
      await merge(tx, cart, { items, codes }, courses)
      await storeResponse(tx, key, 200, {})
    })
    return { ...(await cartResponse(context, toCart)), successMessage: orderTexts.cartMerged }
  },

  checkInventory: async (_, context) => {
    const { own, quoted } = await quoteOwnCart(context)
    assertOrderable(quoted, ownOrderLine(own, quoted, TAB.cart))
    return { data: ownOrderLine(own, quoted, TAB.stockChecked) }
  },

  setAddress: async ({ body }, context) => {
    const { userId } = callerOf(context)
    const isSaved = 'addressId' in body
    const address = isSaved ? await findOwnAddress(context.db, userId, body.addressId) : body
    if (!address) throw notFound()
    const place = await findPlace(context.db, context.config.adminScheme, address.wardId)
    if (!place) throw new HttpError(400, messages.wardRequired)
    const { name, phone, address: street, wardId } = address
    await change(context, async () => ({
      addressId: isSaved ? body.addressId : null,
      shipTo: isSaved ? null : { name, phone, address: street, wardId },
      ...(!isSaved && body.note != null && { note: body.note }),
    }))
    return cartResponse(context, () => TAB.addressed)
  },
}
