import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { userCourse } from '@/backend/modules/learning/tables'
import { bankTransaction, refund as refunds } from '@/backend/modules/payments/tables'
import { returnRequest } from '@/backend/modules/returns/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Store } from '@/backend/platform/db/connect'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import type { OrderHistory } from '@/backend/testing/order-history/an-order-history'
import { lineOf } from '@/backend/testing/orders'
import { addVoucher } from '@/backend/testing/shop'
import type { OrderDetail, Placed } from '@/contract/shop/orders'
import type { OrderParcels } from '@/contract/staff/parcels'
import type { Refund } from '@/contract/staff/refunds'

/** What a parcel's carrier collected, and what its statements brought of it. */
type Cash = { collected: number; brought: number }
/** What the actions alone say: money that came, and money that went by hand. */
type Oracle = { came: number; went: number; cash: Map<string, Cash> }
export type World = {
  shop: MoneyShop
  order: Placed
  /** The buyer has left an e-mail address: else messages go to a telephone. */
  isMailed: boolean
  /** Whose account it is in; null for a guest's. */
  userId: number | null
  /** The buyer calls, signed in or with the order's token. */
  buyer: MoneyShop['call']
  total: number
  oracle: Oracle
}

/** What came of a parcel counts once, whether its carrier said so first or its statement. */
export function countCash({ oracle }: World, trackingCode: string, more: Partial<Cash>) {
  const before = oracle.cash.get(trackingCode) ?? { collected: 0, brought: 0 }
  const after = {
    collected: before.collected + (more.collected ?? 0),
    brought: before.brought + (more.brought ?? 0),
  }
  oracle.cash.set(trackingCode, after)
  oracle.came +=
    Math.max(after.collected, after.brought) - Math.max(before.collected, before.brought)
}

/** The order and those that brought other copies for what came back of it. */
export async function withReplacements({ shop, order }: World): Promise<string[]> {
  const rows = await shop.db
    .select({ id: returnRequest.replacementId })
    .from(returnRequest)
    .where(and(eq(returnRequest.orderId, order.orderId), isNotNull(returnRequest.replacementId)))
  return [order.orderId, ...rows.flatMap(({ id }) => (id === null ? [] : [id]))]
}

/** The ids of all refunds of the order and its replacements, of their own money and of transfers that named it. */
async function refundIds(world: World) {
  const { shop, order } = world
  const rows = await shop.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(sql`${inArray(refunds.orderId, await withReplacements(world))} or exists (select 1 from ${bankTransaction}
      where ${bankTransaction.id} = ${refunds.bankTransactionId} and ${bankTransaction.orderId} = ${order.orderId})`)
  return new Set(rows.map(({ id }) => id))
}

export async function wentBack(world: World) {
  const ids = await refundIds(world)
  const bySite = [...world.shop.sent].filter(([id]) => ids.has(id))
  return world.oracle.went + bySite.reduce((sum, [, amount]) => sum + amount, 0)
}

export const parcelsOf = async ({ shop, order }: World) =>
  ((await shop.staff(`orders/${order.orderId}/parcels`, undefined, 'GET')).data as OrderParcels)
    .parcels
export const detailOf = async ({ shop, order }: World) =>
  (await shop.staff(`orders/${order.orderId}`, undefined, 'GET')).data as OrderDetail & {
    nextStatuses: number[]
  }

const openRows = async <Row>({ shop }: World, what: string) =>
  (await shop.staff(`${what}?state=open&pageSize=100`, undefined, 'GET')).data as Row[]

/** Transfers, returns or lines of statements of the order that need a person. */
export const openOf = async <Row extends { orderId: string | null }>(world: World, what: string) =>
  (await openRows<Row>(world, what)).filter(({ orderId }) => orderId === world.order.orderId)

export async function openRefunds(world: World) {
  const ids = await refundIds(world)
  return ids.size === 0
    ? []
    : (await openRows<Refund>(world, 'refunds')).filter(({ id }) => ids.has(id))
}

const baskets = {
  books: [lineOf(1, 2), lineOf(2, 1)],
  both: [lineOf(1, 2), lineOf(30)],
  courses: [lineOf(30)],
}

/** The shop of some histories, with copies and codes for all of them. */
export async function openShopOfHistories(store: Store, hasCarrier: boolean): Promise<MoneyShop> {
  const config = { openOrders: { orders: 100, copies: 1_000, value: 1_000_000_000 } }
  const shop = await moneyShop(store, { hasCarrier, config })
  await store.db.update(inventory).set({ onHand: 200 })
  await addVoucher(store.db, { code: 'GIAM', discountType: 2, value: 10_000 })
  return shop
}

/** A course that is open is not sold to its learner again: they buy the books alone. */
async function wantedOf(shop: MoneyShop, what: OrderHistory['contents'], userId: number) {
  const isOpen = sql`${userCourse.userId} = ${userId} and coalesce(${userCourse.expiresAt} > ${shop.now()}, true)`
  return what !== 'books' && (await shop.db.$count(userCourse, isOpen)) > 0 ? 'books' : what
}

/** The order of a history is placed. */
export async function begin(shop: MoneyShop, history: OrderHistory, at: number): Promise<World> {
  const { paymentType, hasCode, buyer: name } = history
  const isGuest = history.contents === 'books'
  const buyerId = name === 'lan' ? 7 : 8
  const what = await wantedOf(shop, history.contents, buyerId)
  const type = what === 'courses' && paymentType === 1 ? 2 : paymentType
  const order = isGuest
    ? await shop.guest(baskets.books, type, {
        email: history.isMailed ? `khach${at}@vi.du` : undefined,
        ...(hasCode && { code: 'GIAM' }),
      })
    : await shop.buy(baskets[what], type, name)
  const rights = isGuest ? { orderToken: order.orderToken } : { token: name }
  const buyer: MoneyShop['call'] = (path, asked = {}) => shop.call(path, { ...asked, ...rights })
  const oracle = { came: 0, went: 0, cash: new Map() }
  const isMailed = !isGuest || history.isMailed
  const userId = isGuest ? null : buyerId
  return { shop, order, isMailed, userId, buyer, total: order.total, oracle }
}
