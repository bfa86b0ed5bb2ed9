import { type Context, callerOf, type HandlersOf } from '@/backend/context'
import { readOwnCart } from '@/backend/modules/cart/account-cart'
import { affiliateError, orderLineOf, TAB, voucherError } from '@/backend/modules/cart/cart-mapper'
import { emptyCart, lockCart } from '@/backend/modules/cart/cart-queries'
import { assertOrderable } from '@/backend/modules/cart/guest-cart-routes'
import { type Quoted, quote, quoteWithin } from '@/backend/modules/cart/load-quote'
import { guestRequest } from '@/backend/modules/cart/quote-request'
import { findEmail } from '@/backend/modules/orders/email-buyer'
import {
  claimIdempotencyKey,
  findStoredResponse,
  type IdempotencyKey,
  type StoredResponse,
  storeResponse,
} from '@/backend/modules/orders/idempotency-queries'
import { requestHash } from '@/backend/modules/orders/order-secrets'
import { CASH_ON_DELIVERY } from '@/backend/modules/orders/order-status'
import {
  CartChangedError,
  type PlacedOrder,
  type PlaceOrderInput,
  writeOrder,
} from '@/backend/modules/orders/place-order'
import { orderTexts } from '@/backend/modules/orders/texts'
import {
  assertPaymentTypeOpen,
  placedOrderResponse,
} from '@/backend/modules/payments/order-payment'
import {
  limitCodeGuesses,
  recordCodeGuesses,
} from '@/backend/modules/promotions/code-guessing-limit'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { Uuid } from '@/contract/fields'

/** The columns of an order are 32-bit; a cart worth more is a matter for the telephone. */
const MOST_MONEY = 2_000_000_000

/** One attempt at placing an order. */
type Attempt = {
  key: IdempotencyKey
  expectedTotal: number | undefined
  /** What is to be ordered. Asked before the transaction and again inside it, where a signed-in cart is locked. */
  read: (db: Db, tx: Tx | null) => Promise<PlaceOrderInput>
  /** What else belongs to the same transaction. */
  afterwards?: (tx: Tx) => Promise<unknown>
}

/** The buyer's key for this order; one key is one order, however often it is sent. */
function keyOf(context: Context, scope: string, request: unknown): IdempotencyKey {
  const given = Uuid.safeParse(context.header('idempotency-key'))
  if (!given.success) throw new HttpError(400, orderTexts.keyNeeded)
  return { scope, key: given.data.toLowerCase(), requestHash: requestHash(request) }
}

function replayed(
  { requestHash: first, response }: StoredResponse,
  key: IdempotencyKey,
): PlacedOrder {
  if (first !== key.requestHash) {
    throw new HttpError(409, orderTexts.keyUsed, { data: { reason: 'keyUsed' } })
  }
  return response as PlacedOrder
}

const codeError = ({ voucher, coupon, affiliate }: Quoted) =>
  voucherError(voucher) || voucherError(coupon) || affiliateError(affiliate)

/** Refuses an order that is not what the buyer saw, or can't be placed at all; the cart as it stands comes along. */
function refuse(quoted: Quoted, wish: PlaceOrderInput, attempt: Attempt) {
  const data = orderLineOf(quoted, TAB.cart, wish.detailIds)
  assertOrderable(quoted, data)
  const error = codeError(quoted)
  if (error) throw new HttpError(409, error, { data })
  if (!quoted.place) throw new HttpError(400, orderTexts.addressFirst, { data })
  if (quoted.totals.subTotal > MOST_MONEY) throw new HttpError(422, orderTexts.tooMuchMoney)
  if (wish.paymentType === CASH_ON_DELIVERY && !quoted.paymentTypes.includes(CASH_ON_DELIVERY)) {
    throw new HttpError(422, orderTexts.cashNeedsBooks)
  }
  if (attempt.expectedTotal !== undefined && attempt.expectedTotal !== quoted.totals.total) {
    throw new HttpError(409, orderTexts.totalChanged, { data })
  }
}

const sameCodes = (one: PlaceOrderInput, other: PlaceOrderInput) =>
  requestHash(one.request.codes) === requestHash(other.request.codes)

type Price = (tx: Tx, wish: PlaceOrderInput) => Promise<Quoted>

/** The order in one transaction: the key, the price as it is now, everything it takes, the order, the kept answer. */
async function placeWithin(tx: Tx, context: Context, attempt: Attempt, price: Price) {
  const earlier = await claimIdempotencyKey(tx, attempt.key, context.now())
  if (earlier) return replayed(earlier, attempt.key)
  const wish = await attempt.read(tx, tx)
  const quoted = await price(tx, wish)
  refuse(quoted, wish, attempt)
  const placed = await writeOrder(tx, context, wish, quoted)
  await attempt.afterwards?.(tx)
  await storeResponse(tx, attempt.key, 200, placed)
  return placed
}

/** Why an order could not be placed although its price was right a moment ago. */
async function movedRefusal(context: Context, attempt: Attempt, unread: ReadonlySet<string>) {
  const wish = await attempt.read(context.db, null)
  const { quoted } = await quote(context, wish.request, unread)
  refuse(quoted, wish, attempt)
  return new HttpError(409, orderTexts.totalChanged, {
    data: orderLineOf(quoted, TAB.cart, wish.detailIds),
  })
}

/**
 * Places one order per key. Refusals undo everything, the key included, so that the same key may be sent again; the carrier and the
 * count of wrong codes stay outside the transaction.
 */
async function placeOrder(context: Context, attempt: Attempt): Promise<PlacedOrder> {
  const earlier = await findStoredResponse(context.db, attempt.key)
  if (earlier) return replayed(earlier, attempt.key)
  const first = await attempt.read(context.db, null)
  assertPaymentTypeOpen(context, first.paymentType)
  const pass = await limitCodeGuesses(context, first.request.codes)
  const asked = context.carrier ? (await quote(context, first.request, pass.unread)).asked : null
  const seen: Quoted[] = []
  const price: Price = async (tx, wish) => {
    if (!sameCodes(wish, first)) throw new CartChangedError()
    const quoted = await quoteWithin(tx, context, wish.request, pass.unread, asked)
    seen.push(quoted)
    return quoted
  }
  try {
    return await transact(context.db, (tx) => placeWithin(tx, context, attempt, price))
  } catch (error) {
    if (error instanceof CartChangedError) throw await movedRefusal(context, attempt, pass.unread)
    throw error
  } finally {
    const last = seen.at(-1)
    if (last) await recordCodeGuesses(context, pass, last)
  }
}

export const checkOutAsGuest: HandlersOf<'orders'>['checkOutAsGuest'] = async (
  { body },
  context,
) => {
  const { address, email, note, paymentType, expectedTotal } = body
  const wish: PlaceOrderInput = {
    request: guestRequest(body),
    receiver: address,
    email: email ?? null,
    note: note ?? '',
    paymentType,
  }
  const placed = await placeOrder(context, {
    key: keyOf(context, 'order:guest', body),
    expectedTotal,
    read: async () => wish,
  })
  return { data: await placedOrderResponse(context, placed, { isGuest: true }) }
}

const nowhere = { name: '', phone: '', address: '' }

type OwnOrder = {
  paymentType: PlaceOrderInput['paymentType']
  note?: string | null | undefined
}

/** What the caller's cart orders; a missing address is refused when the order is judged. */
async function ownWish(
  db: Db,
  tx: Tx | null,
  userId: number,
  { paymentType, note }: OwnOrder,
): Promise<PlaceOrderInput> {
  const locked = tx ? await lockCart(tx, userId) : undefined
  const own = await readOwnCart(db, userId, locked)
  return {
    request: own.request,
    receiver: own.address ?? nowhere,
    email: await findEmail(db, userId),
    note: note ?? own.row?.note ?? '',
    paymentType,
    detailIds: own.detailIds,
  }
}

export const checkOut: HandlersOf<'orders'>['checkOut'] = async ({ body }, context) => {
  const { userId } = callerOf(context)
  const placed = await placeOrder(context, {
    key: keyOf(context, `order:user:${userId}`, body),
    expectedTotal: body.expectedTotal,
    read: (db, tx) => ownWish(db, tx, userId, body),
    afterwards: async (tx) => {
      const cart = await lockCart(tx, userId)
      await emptyCart(tx, cart.id)
    },
  })
  return { data: await placedOrderResponse(context, placed, { isGuest: false }) }
}
