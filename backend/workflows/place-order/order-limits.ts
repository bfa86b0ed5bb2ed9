import { and, eq, exists, inArray, like, ne, not, or, sql } from 'drizzle-orm'
import type { CheckoutQuote } from '@/backend/modules/cart'
import { BANK_TRANSFER, CASH_ON_DELIVERY, orderTexts, PAID } from '@/backend/modules/orders'
import { orderEvent, orders } from '@/backend/modules/orders/tables'
import type { Context } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { hasSolvedChallenge } from '@/backend/platform/http/challenge'
import { challenged, HttpError, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'
import { type ThrottleKey, throttleKey } from '@/backend/platform/http/throttle-key'
import type { PlaceOrderInput } from '@/backend/workflows/place-order/place-order-input'
import { type RateLimit, rateLimits } from '@/contract/rate-limits'
import type { OrderStatus } from '@/contract/shop/orders'
import { orderStatus } from '@/contract/states'

const limits = rateLimits.orders

/** What holds stock without money: a payment site gives it back within minutes. */
const heldWithoutMoney: readonly number[] = [CASH_ON_DELIVERY, BANK_TRANSFER]

function subjectsOf({ cart, receiver, email }: PlaceOrderInput): [ThrottleKey, RateLimit][] {
  const { userId } = cart.holder
  if (userId !== null) return [[throttleKey('orders', { user: userId }), limits.ofAccount]]
  const ofTelephone = throttleKey('orders:telephone', { code: receiver.phone })
  return [
    [ofTelephone, limits.ofTelephone],
    ...(email === null
      ? []
      : [[throttleKey('orders:email', { email }), limits.ofEmail] as [ThrottleKey, RateLimit]]),
  ]
}

/**
 * Counts the order with its transaction: one that is refused counts for nothing, and orders of one person come one after the other, so
 * that many at once get no more than one by one.
 */
export async function countOrder(
  tx: Tx,
  context: Pick<Context, 'now'>,
  input: PlaceOrderInput,
): Promise<void> {
  for (const [key, { most, seconds }] of subjectsOf(input)) {
    const { allowed, retryAfter } = await countHit(tx, key, most, seconds, context.now())
    if (!allowed) throw tooManyRequests(retryAfter, orderTexts.tooManyOrders)
  }
}

/** Somebody of the shop has confirmed the order, as a rule by calling its telephone. */
const confirmedByStaff = (db: Db) =>
  exists(
    db
      .select({ id: orderEvent.id })
      .from(orderEvent)
      .where(
        and(
          eq(orderEvent.orderId, orders.id),
          eq(orderEvent.toStatus, orderStatus.confirmed),
          like(orderEvent.actor, 'staff:%'),
        ),
      ),
  )

const reached: readonly OrderStatus[] = [
  orderStatus.confirmed,
  orderStatus.packed,
  orderStatus.onItsWay,
  orderStatus.delivered,
]

/**
 * The shop has spoken to this telephone and its order stands, or a parcel has arrived there. A link that a mailbox received
 * proves no telephone.
 */
async function isProvedTelephone(db: Db, phone: string): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.phone, phone),
        inArray(orders.status, [...reached]),
        or(eq(orders.status, orderStatus.delivered), confirmedByStaff(db)),
      ),
    )
    .limit(1)
  return found !== undefined
}

/**
 * Before the transaction, since a network's buyers must not wait for each other. Beyond what an address has free a proved telephone
 * passes, within its own limits; everybody else solves a challenge.
 */
export async function countGuestsAddress(
  context: Pick<Context, 'config' | 'db' | 'header' | 'ip' | 'now'>,
  input: PlaceOrderInput,
): Promise<void> {
  if (input.cart.holder.userId !== null) return
  const key = throttleKey('orders:guests', { address: context.ip })
  const { most, seconds } = limits.ofGuestsAddress
  const { allowed, retryAfter } = await countHit(context.db, key, most, seconds, context.now())
  if (allowed || (await isProvedTelephone(context.db, input.receiver.phone))) return
  if (await hasSolvedChallenge(context)) return
  throw challenged(retryAfter, orderTexts.tooManyFromNetwork)
}

const samePerson = ({ cart, receiver, email }: PlaceOrderInput) => {
  const { userId } = cart.holder
  if (userId !== null) return or(eq(orders.userId, userId), eq(orders.phone, receiver.phone))
  const byTelephone = eq(orders.phone, receiver.phone)
  return email === null ? byTelephone : or(byTelephone, eq(orders.guestEmail, email))
}

/** A confirmation by link says only that the sender reads the mailbox they named: until somebody of the shop has spoken to them it counts. */
const isOpen = (tx: Tx) =>
  or(
    inArray(orders.status, [orderStatus.awaitsPayment, orderStatus.awaitsConfirmation]),
    and(eq(orders.status, orderStatus.confirmed), not(confirmedByStaff(tx))),
  )

const copiesOf = sql`(select coalesce(sum(l.quantity), 0) from order_line l where l.order_id = orders.id)`

/**
 * Forty copies for a class are welcome, more goes to a person first (`OPEN_ORDERS_MAX` and its like).
 * Throws for an order that would leave too many open ones, too many copies or too much money with one person; called after
 * `countOrder`.
 */
export async function assertRoomForOrder(
  tx: Tx,
  { config: { openOrders: most } }: Pick<Context, 'config'>,
  input: PlaceOrderInput,
  { totals }: CheckoutQuote,
): Promise<void> {
  if (!heldWithoutMoney.includes(input.paymentType)) return
  const [open] = await tx
    .select({
      orders: sql`count(*)`.mapWith(Number),
      copies: sql`coalesce(sum(${copiesOf}), 0)`.mapWith(Number),
      value: sql`coalesce(sum(${orders.total}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        samePerson(input),
        isOpen(tx),
        ne(orders.paymentStatus, PAID),
        inArray(orders.paymentType, [...heldWithoutMoney]),
      ),
    )
  const { orders: count = 0, copies = 0, value = 0 } = open ?? {}
  const isTooMuch =
    count + 1 > most.orders ||
    copies + totals.totalProducts > most.copies ||
    value + totals.total > most.value
  if (isTooMuch) throw new HttpError(422, orderTexts.tooMuchOpen)
}
