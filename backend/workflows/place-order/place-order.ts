import {
  assertOrderable,
  type CheckoutQuote,
  cartDto,
  codeError,
  giveBackGoodCodes,
  isAddressed,
  limitCodeGuesses,
  loadQuote,
  quoteInTransaction,
} from '@/backend/modules/cart'
import {
  CASH_ON_DELIVERY,
  isPaidOnline,
  orderTexts,
  orderToken,
  type PlacedOrder,
} from '@/backend/modules/orders'
import { assertPaymentTypeOpen, paymentTexts } from '@/backend/modules/payments'
import type { Context } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import {
  claimIdempotencyKey,
  findStoredResponse,
  type IdempotencyKey,
  type StoredResponse,
  storeResponse,
} from '@/backend/platform/idempotency/idempotency-queries'
import { requestHash } from '@/backend/platform/idempotency/request-hash'
import {
  assertRoomForOrder,
  countGuestsAddress,
  countOrder,
} from '@/backend/workflows/place-order/order-limits'
import {
  CartChangedError,
  type PlaceOrderInput,
} from '@/backend/workflows/place-order/place-order-input'
import { writeOrder } from '@/backend/workflows/place-order/write-order'
import type { OrderLine } from '@/contract/shop/cart'

/** The columns of an order are 32-bit integers. */
const MAX_SUBTOTAL = 2_000_000_000

export type PlaceOrderRequest = {
  key: IdempotencyKey
  /** The total the buyer saw. */
  expectedTotal: number | undefined
  /** Fingerprint of the signed-in cart the buyer saw. */
  expectedCart?: string | undefined
  /** Read before the transaction and again inside it, where a signed-in cart is locked. */
  readInput: (db: Db, tx: Tx | null) => Promise<PlaceOrderInput>
  /** What else belongs to the same transaction. */
  afterPlacing?: (tx: Tx) => Promise<unknown>
}

export const GUEST_SCOPE = 'order:guest'

/** Whoever holds the key has sent the first order: its answer may have been lost, so the refusal names it. */
function replay(
  context: Pick<Context, 'config'>,
  { requestHash: first, response }: StoredResponse,
  key: IdempotencyKey,
) {
  const placed = response as PlacedOrder
  if (first === key.requestHash) return placed
  const { orderId, orderCode } = placed
  const token = key.scope === GUEST_SCOPE && {
    orderToken: orderToken(context.config.tokenSecret, orderId),
  }
  throw new HttpError(409, orderTexts.keyUsed(orderCode), {
    data: { reason: 'keyUsed', orderId, orderCode, ...token },
  })
}

type Seen = Pick<PlaceOrderRequest, 'expectedTotal' | 'expectedCart'>

const cartAsItStands = (quote: CheckoutQuote, { detailIds, fingerprint }: PlaceOrderInput) => ({
  ...cartDto(quote, 'cart', detailIds),
  ...(fingerprint !== undefined && { fingerprint }),
})

function assertAddressed(quote: CheckoutQuote, data: OrderLine) {
  if (isAddressed(quote)) return
  const text = data.needsNoAddress ? orderTexts.buyerFirst : orderTexts.addressFirst
  throw new HttpError(400, text, { data })
}

/** Throws unless the order is what the buyer saw and may be placed; the cart as it stands comes along. */
function assertPlaceable(
  quote: CheckoutQuote,
  input: PlaceOrderInput,
  { expectedTotal, expectedCart }: Seen,
) {
  const data = cartAsItStands(quote, input)
  assertOrderable(quote, data)
  if (expectedCart !== undefined && expectedCart !== input.fingerprint) {
    throw new HttpError(409, orderTexts.cartChanged, { data })
  }
  const error = codeError(quote)
  if (error) throw new HttpError(409, error, { data })
  assertAddressed(quote, data)
  if (quote.totals.subTotal > MAX_SUBTOTAL) throw new HttpError(422, orderTexts.tooMuchMoney)
  if (input.paymentType === CASH_ON_DELIVERY && !quote.paymentTypes.includes(CASH_ON_DELIVERY)) {
    throw new HttpError(422, paymentTexts.cashNeedsBooks)
  }
  if (isPaidOnline(input.paymentType) && !quote.paymentTypes.includes(input.paymentType)) {
    throw new HttpError(422, paymentTexts.outsideLimits)
  }
  if (expectedTotal !== undefined && expectedTotal !== quote.totals.total) {
    throw new HttpError(409, orderTexts.totalChanged, { data })
  }
}

const hasSameCodes = (one: PlaceOrderInput, other: PlaceOrderInput) =>
  requestHash(one.cart.codes) === requestHash(other.cart.codes)

type Price = (tx: Tx, input: PlaceOrderInput) => Promise<CheckoutQuote>

async function placeInTransaction(
  tx: Tx,
  context: Context,
  request: PlaceOrderRequest,
  price: Price,
) {
  const earlier = await claimIdempotencyKey(tx, request.key, context.now())
  if (earlier) return replay(context, earlier, request.key)
  const input = await request.readInput(tx, tx)
  await countOrder(tx, context, input)
  const quote = await price(tx, input)
  assertPlaceable(quote, input, request)
  await assertRoomForOrder(tx, context, input, quote)
  const placed = await writeOrder(tx, context, input, quote)
  await request.afterPlacing?.(tx)
  await storeResponse(tx, request.key, 200, placed)
  return placed
}

/** Says why an order could not be placed although its price was right a moment ago. */
async function cartChanged(
  context: Context,
  request: PlaceOrderRequest,
  ignoredCodes: ReadonlySet<string>,
) {
  const input = await request.readInput(context.db, null)
  const quote = await loadQuote(context, input.cart, ignoredCodes)
  assertPlaceable(quote, input, request)
  return new HttpError(409, orderTexts.totalChanged, { data: cartAsItStands(quote, input) })
}

/**
 * Places one order per idempotency key, in one transaction. An error undoes everything, the key included, so that the same key may
 * be sent again; asking the carrier and counting wrong codes stay outside the transaction.
 */
export async function placeOrder(
  context: Context,
  request: PlaceOrderRequest,
): Promise<PlacedOrder> {
  const earlier = await findStoredResponse(context.db, request.key)
  if (earlier) return replay(context, earlier, request.key)
  const first = await request.readInput(context.db, null)
  assertPaymentTypeOpen(context, first.paymentType)
  await countGuestsAddress(context, first)
  const guesses = await limitCodeGuesses(context, first.cart.codes)
  // Inside the transaction only what the carrier has said before it counts.
  if (context.settings.current().feeCarriers.length > 0)
    await loadQuote(context, first.cart, guesses.ignoredCodes)
  let last: CheckoutQuote | null = null
  const price: Price = async (tx, input) => {
    if (!hasSameCodes(input, first)) throw new CartChangedError()
    const { expectedTotal } = request
    last = await quoteInTransaction(tx, context, input.cart, guesses.ignoredCodes, expectedTotal)
    return last
  }
  try {
    return await transact(context.db, (tx) => placeInTransaction(tx, context, request, price))
  } catch (error) {
    if (error instanceof CartChangedError) {
      throw await cartChanged(context, request, guesses.ignoredCodes)
    }
    throw error
  } finally {
    await giveBackGoodCodes(guesses, last)
  }
}
