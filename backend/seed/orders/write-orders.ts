import { v7 } from 'uuid'
import { keepCourseDays, refreshCoursesOf } from '@/backend/modules/learning'
import { amountColumns, orderSearchText, payBefore } from '@/backend/modules/orders'
import { orderEvent, orderLine, orders } from '@/backend/modules/orders/tables'
import { ledgerEntry, payment } from '@/backend/modules/payments/tables'
import { percentOf } from '@/backend/modules/promotions'
import { affiliateCommission, voucherUse } from '@/backend/modules/promotions/tables'
import { stockHold } from '@/backend/modules/stock/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { accountOf } from '@/backend/seed/accounts/accounts'
import type { People, Place } from '@/backend/seed/accounts/write-accounts'
import type { SeedContext } from '@/backend/seed/context'
import { randomFor } from '@/backend/seed/random'
import { lineDrafts } from '@/backend/workflows/place-order/order-row'
import { objectTypes } from '@/contract/kinds'
import { historyOf, holdStateOf, paymentStatusOf } from './order-history'
import { type PastOrder, pastOrders } from './past-orders'
import { ledgerRow, paymentRow } from './payment-row'
import { type PlacedOrder, paidAt, timeOf } from './placed-order'
import { type Lookup, type PricedOrder, priceOrder } from './price-order'

/** One past order with everything that hangs on it. */
export type WrittenOrder = {
  past: Pick<PastOrder, 'status' | 'paymentType'>
  id: string
  code: string
  placedAt: Date
  copies: { productId: number; quantity: number }[]
}

const weightOf = ({ lines }: PricedOrder) =>
  lines.reduce((sum, line) => sum + (line.goods?.weightGram ?? 0) * line.quantity, 0)

function orderRow(placed: PlacedOrder): typeof orders.$inferInsert {
  const { past, id, code, userId, history, pricedOrder, place } = placed
  const { totals, voucher, coupon } = pricedOrder
  const address = accountOf(past.buyer).addresses[past.address - 1]
  const placedAt = history[0]?.at ?? new Date(0)
  const receiver = { code, receiverName: address?.receiver ?? '', phone: address?.phone ?? '' }
  const titles = pricedOrder.lines.map(({ goods }) => goods?.title ?? '')
  return {
    id,
    code,
    searchText: orderSearchText(receiver, titles),
    userId,
    receiverName: address?.receiver ?? '',
    phone: address?.phone ?? '',
    address: address?.address ?? '',
    wardId: place.wardId,
    wardName: place.wardName,
    cityName: place.cityName,
    note: past.note,
    paymentType: past.paymentType,
    status: past.status,
    paymentStatus: paymentStatusOf(past),
    ...amountColumns(totals),
    voucherCode: voucher?.code ?? null,
    couponCode: coupon?.code ?? null,
    affiliateCode: past.affiliate ?? null,
    weightGram: weightOf(pricedOrder),
    cancelReason: past.cancelReason ?? null,
    placedAt,
    payBefore: past.status === 0 ? payBefore(past.paymentType, placedAt) : null,
    paidAt: paidAt(placed),
    deliveredAt: timeOf(history, 5),
    cancelledAt: timeOf(history, 7),
  }
}

const lineRows = ({ id, pricedOrder }: PlacedOrder) =>
  lineDrafts(pricedOrder.lines).map((line) => ({ ...line, orderId: id }))

const copiesOf = ({ pricedOrder }: PlacedOrder) =>
  pricedOrder.lines
    .filter((line) => line.goods?.objectType !== objectTypes.course)
    .map(({ productId, quantity }) => ({ productId, quantity }))

const eventRows = ({ id, userId, history, past }: PlacedOrder) =>
  history.map(({ from, to, at }, place) => ({
    orderId: id,
    fromStatus: from,
    toStatus: to,
    actor: place === 0 || (to === 7 && past.paymentType === 1) ? `user:${userId}` : 'shop',
    note: to === 7 ? (past.cancelReason ?? null) : null,
    at,
  }))

const useRows = ({ id, userId, past, pricedOrder, history }: PlacedOrder) => {
  const { voucher, coupon, totals } = pricedOrder
  const uses = [
    { found: voucher, amount: totals.discountVoucher },
    { found: coupon, amount: totals.discountCoupon },
  ]
  return uses.flatMap(({ found, amount }) =>
    found && amount > 0
      ? [
          {
            voucherId: found.id,
            orderId: id,
            holder: `user:${userId}`,
            amount,
            createdAt: history[0]?.at ?? new Date(0),
            releasedAt: past.status === 7 ? timeOf(history, 7) : null,
          },
        ]
      : [],
  )
}

const DELIVERED = 5
/** Long enough for the parcel and for sending it back. */
const APPROVED_AFTER_HOURS = 14 * 24

/** 0 pending, 1 earned, 3 lost. */
function commissionRows(
  { id, past, pricedOrder, history }: PlacedOrder,
  people: People,
): (typeof affiliateCommission.$inferInsert)[] {
  const { affiliateAccount, totals } = pricedOrder
  if (!affiliateAccount?.affiliate) return []
  const { ratePercent } = affiliateAccount.affiliate
  const status = past.status >= 6 ? 3 : paymentStatusOf(past) === 1 ? 1 : 0
  const createdAt = history[0]?.at ?? new Date(0)
  const amount = percentOf(totals.commissionBase, ratePercent)
  const isOld = past.hoursAgo > APPROVED_AFTER_HOURS && past.status === DELIVERED && status === 1
  const approved = isOld && {
    approvedAt: new Date(createdAt.getTime() + APPROVED_AFTER_HOURS * 3_600_000),
    approvedAmount: amount,
  }
  return [
    {
      orderId: id,
      affiliateUserId: people.get(affiliateAccount.key) ?? 0,
      base: totals.commissionBase,
      ratePercent,
      amount,
      status,
      createdAt,
      ...approved,
    },
  ]
}

function placeOrder(
  past: PastOrder,
  at: number,
  lookup: Lookup,
  people: People,
  places: ReadonlyMap<number, Place>,
  now: Date,
): PlacedOrder {
  const random = randomFor(`order ${at}`)
  const history = historyOf(past, now)
  const placedAt = history[0]?.at ?? now
  const wardId = accountOf(past.buyer).addresses[past.address - 1]?.wardId ?? 0
  const place = places.get(wardId)
  if (!place) throw new Error(`The address book has no ward ${wardId}`)
  const bytes = Uint8Array.from({ length: 16 }, () => random.whole(0, 255))
  return {
    past,
    id: v7({ msecs: placedAt.getTime(), random: bytes }),
    code: `HS${random.whole(10_000_000, 99_999_999)}`,
    userId: people.get(past.buyer) ?? 0,
    history,
    pricedOrder: priceOrder(past, lookup, place, placedAt),
    place,
  }
}

/** Writes the past orders and all they touch but the stock; answers what they took. */
export async function writeOrders(
  db: Db,
  lookup: Lookup,
  people: People,
  places: ReadonlyMap<number, Place>,
  { now }: SeedContext,
): Promise<WrittenOrder[]> {
  const placed = pastOrders().map((past, at) => placeOrder(past, at, lookup, people, places, now))
  await db.insert(orders).values(placed.map(orderRow))
  await db.insert(orderLine).values(placed.flatMap(lineRows))
  await db.insert(orderEvent).values(placed.flatMap(eventRows))
  await db.insert(payment).values(placed.flatMap(paymentRow))
  await db.insert(ledgerEntry).values(placed.flatMap(ledgerRow))
  await db.insert(voucherUse).values(placed.flatMap(useRows))
  await db.insert(affiliateCommission).values(placed.flatMap((one) => commissionRows(one, people)))
  await db
    .insert(stockHold)
    .values(
      placed.flatMap((one) =>
        copiesOf(one).map((copy) => ({ ...copy, orderId: one.id, state: holdStateOf(one.past) })),
      ),
    )
  for (const one of placed) {
    const since = paidAt(one)
    if (!since || one.past.status >= 6) continue
    await keepCourseDays(db as Tx, one.id)
    await refreshCoursesOf(db as Tx, { id: one.id, userId: one.userId })
  }
  return placed.map((one) => ({
    past: one.past,
    id: one.id,
    code: one.code,
    placedAt: one.history[0]?.at ?? now,
    copies: copiesOf(one),
  }))
}
