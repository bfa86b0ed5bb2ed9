import { v7 } from 'uuid'
import { grantCourses } from '@/backend/modules/learning/grant-courses'
import { payBefore } from '@/backend/modules/orders/order-status'
import { percentOf } from '@/backend/modules/promotions/discount'
import type { Db } from '@/backend/platform/db/connect'
import {
  affiliateCommission,
  orderEvent,
  orderLine,
  orders,
  payment,
  stockHold,
  voucherUse,
} from '@/backend/platform/db/tables'
import type { SeedContext } from '@/backend/seed/context'
import { diceFor } from '@/backend/seed/random'
import { demoAccounts } from './accounts'
import { type Lookup, type Priced, priceOrder } from './order-money'
import { holdStateOf, paymentStatusOf, storyOf } from './order-story'
import { type PastOrder, pastOrders } from './past-orders'
import { paymentRow } from './payment-row'
import type { People, Place } from './people-rows'
import { paidAt, type Told, timeOf } from './told-order'

const COURSE = 1

/** One past order with everything that hangs on it. */
export type Written = {
  past: PastOrder
  id: string
  code: string
  placedAt: Date
  copies: { productId: number; quantity: number }[]
}

const weightOf = ({ lines }: Priced) =>
  lines.reduce((sum, line) => sum + (line.goods?.weightGram ?? 0) * line.quantity, 0)

function orderRow(told: Told): typeof orders.$inferInsert {
  const { past, id, code, userId, story, priced, place } = told
  const { totals, voucher, coupon } = priced
  const account = demoAccounts.find(({ key }) => key === past.buyer)
  const address = account?.addresses[past.address ?? 0]
  const placedAt = story[0]?.at ?? new Date(0)
  return {
    id,
    code,
    userId,
    receiverName: address?.receiver ?? '',
    phone: address?.phone ?? '',
    address: address?.address ?? '',
    wardId: place.wardId,
    wardName: place.wardName,
    cityName: place.cityName,
    note: past.note ?? '',
    paymentType: past.paymentType,
    status: past.status,
    paymentStatus: paymentStatusOf(past),
    subTotal: totals.subTotal,
    discountVoucher: totals.discountVoucher,
    discountCoupon: totals.discountCoupon,
    discountAffiliate: totals.discountAffiliate,
    shippingFee: totals.shippingFee,
    total: totals.total,
    voucherCode: voucher?.code ?? null,
    couponCode: coupon?.code ?? null,
    affiliateCode: past.affiliateCode ?? null,
    weightGram: weightOf(priced),
    cancelReason: past.cancelReason ?? null,
    placedAt,
    payBefore: past.status === 0 ? payBefore(past.paymentType, placedAt) : null,
    paidAt: paidAt(told),
    deliveredAt: timeOf(story, 5),
    cancelledAt: timeOf(story, 7),
  }
}

const lineRows = ({ id, priced }: Told) =>
  priced.lines.map((line) => ({
    orderId: id,
    productId: line.productId,
    title: line.goods?.title ?? '',
    imageUrl: line.goods?.imageUrl ?? null,
    unitPrice: line.unitPrice,
    listPrice: line.listPrice,
    quantity: line.quantity,
    lineTotal: line.total,
  }))

const copiesOf = ({ priced }: Told) =>
  priced.lines
    .filter((line) => line.goods?.objectType !== COURSE)
    .map(({ productId, quantity }) => ({ productId, quantity }))

const eventRows = ({ id, userId, story, past }: Told) =>
  story.map(({ from, to, at }, place) => ({
    orderId: id,
    fromStatus: from,
    toStatus: to,
    actor: place === 0 || (to === 7 && past.paymentType === 1) ? `user:${userId}` : 'shop',
    note: to === 7 ? (past.cancelReason ?? null) : null,
    at,
  }))

const useRows = ({ id, userId, past, priced, story }: Told) => {
  const { voucher, coupon, totals } = priced
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
            createdAt: story[0]?.at ?? new Date(0),
            releasedAt: past.status === 7 ? timeOf(story, 7) : null,
          },
        ]
      : [],
  )
}

/** 0 pending, 1 earned, 2 paid out, 3 lost. */
function commissionRows(
  { id, past, priced, story }: Told,
  people: People,
): (typeof affiliateCommission.$inferInsert)[] {
  const { seller, totals } = priced
  if (!seller?.affiliate) return []
  const { ratePercent } = seller.affiliate
  const status =
    past.status >= 6 ? 3 : past.hoursAgo > 30 * 24 ? 2 : paymentStatusOf(past) === 1 ? 1 : 0
  return [
    {
      orderId: id,
      affiliateUserId: people.get(seller.key) ?? 0,
      base: totals.commissionBase,
      ratePercent,
      amount: percentOf(totals.commissionBase, ratePercent),
      status,
      createdAt: story[0]?.at ?? new Date(0),
    },
  ]
}

function tell(
  past: PastOrder,
  at: number,
  lookup: Lookup,
  people: People,
  places: ReadonlyMap<number, Place>,
  now: Date,
): Told {
  const dice = diceFor(`order ${at}`)
  const story = storyOf(past, now)
  const placedAt = story[0]?.at ?? now
  const account = demoAccounts.find(({ key }) => key === past.buyer)
  const wardId = account?.addresses[past.address ?? 0]?.wardId ?? 0
  const place = places.get(wardId)
  if (!place) throw new Error(`The address book has no ward ${wardId}`)
  const random = Uint8Array.from({ length: 16 }, () => dice.whole(0, 255))
  return {
    past,
    id: v7({ msecs: placedAt.getTime(), random }),
    code: `HS${dice.whole(10_000_000, 99_999_999)}`,
    userId: people.get(past.buyer) ?? 0,
    story,
    priced: priceOrder(past, lookup, place, placedAt),
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
): Promise<Written[]> {
  const told = pastOrders.map((past, at) => tell(past, at, lookup, people, places, now))
  await db.insert(orders).values(told.map(orderRow))
  await db.insert(orderLine).values(told.flatMap(lineRows))
  await db.insert(orderEvent).values(told.flatMap(eventRows))
  await db.insert(payment).values(told.flatMap(paymentRow))
  await db.insert(voucherUse).values(told.flatMap(useRows))
  await db.insert(affiliateCommission).values(told.flatMap((one) => commissionRows(one, people)))
  await db
    .insert(stockHold)
    .values(
      told.flatMap((one) =>
        copiesOf(one).map((copy) => ({ ...copy, orderId: one.id, state: holdStateOf(one.past) })),
      ),
    )
  for (const one of told) {
    const since = paidAt(one)
    if (since && one.past.status < 6)
      await grantCourses(db as Parameters<typeof grantCourses>[0], one.id, since)
  }
  return told.map((one) => ({
    past: one.past,
    id: one.id,
    code: one.code,
    placedAt: one.story[0]?.at ?? now,
    copies: copiesOf(one),
  }))
}
