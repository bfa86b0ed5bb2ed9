import { sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import {
  type SuspicionKind,
  type SuspiciousGroup,
  suspicionKinds,
} from '@/contract/staff/suspicious-orders'

/** An unconfirmed, unpaid order of a guest, paid on delivery or by transfer. */
export type OpenOrder = {
  id: string
  code: string
  phone: string
  email: string | null
  /** A hash of the network it came from. */
  network: string | null
  /** Products and numbers of copies; null with copies of a flash sale, which many order at one moment. */
  goods: string | null
  titles: string
  placedAt: Date
  total: number
  copies: number
}

/** So many make a group; a class that orders together has as many pupils as telephones. */
const MIN_ORDERS: Record<SuspicionKind, number> = { phone: 4, email: 4, network: 15, goods: 15 }
const MAX_ORDERS = 5_000
const MAX_GROUPS = 20
const MAX_SHOWN = 5
const DAYS = 14

async function listOpenOrders(db: Db, now: Date): Promise<OpenOrder[]> {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString()
  const { rows } = await db.execute<Omit<OpenOrder, 'placedAt'> & { placedAt: string | Date }>(sql`
    select o.id, o.code, o.phone, o.guest_email as email, o.placed_from as network, o.total, o.placed_at as "placedAt",
      coalesce(sum(l.quantity), 0)::int as copies, coalesce(min(l.title), '') as titles,
      case when count(l.flash_sale_item_id) = 0
        then string_agg(l.product_id || 'x' || l.quantity, ',' order by l.product_id) end as goods
    from orders o left join order_line l on l.order_id = o.id
    where o.status in (0, 1) and o.user_id is null and o.payment_status in (0, 2) and o.payment_type in (1, 2)
      and o.placed_at > ${since}::timestamptz
    group by o.id order by o.placed_at desc limit ${MAX_ORDERS}`)
  return rows.map((row) => ({ ...row, placedAt: new Date(row.placedAt) }))
}

const hourOf = (time: Date) => time.toISOString().slice(0, 13)

/** Null for an order that belongs to no group of this kind. */
const keyOf: Record<SuspicionKind, (order: OpenOrder) => string | null> = {
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  network: ({ network, placedAt }) => network && `${network}@${hourOf(placedAt)}`,
  goods: ({ goods, placedAt }) => goods && `${goods}@${hourOf(placedAt)}`,
}
const nameOf: Record<SuspicionKind, (order: OpenOrder) => string> = {
  phone: ({ phone }) => phone,
  email: ({ email }) => email ?? '',
  network: () => '',
  goods: ({ titles }) => titles,
}

/** Keys are bounded; an order of a hundred titles is known by its beginning. */
const shortKey = (key: string) => key.slice(0, 300)

function groupsOf(kind: SuspicionKind, orders: readonly OpenOrder[]) {
  const groups = new Map<string, OpenOrder[]>()
  for (const order of orders) {
    const whole = keyOf[kind](order)
    if (!whole) continue
    const key = shortKey(whole)
    groups.set(key, [...(groups.get(key) ?? []), order])
  }
  return groups
}

const sum = (orders: readonly OpenOrder[], of: (order: OpenOrder) => number) =>
  orders.reduce((all, order) => all + of(order), 0)

function described(
  kind: SuspicionKind,
  key: string,
  orders: readonly OpenOrder[],
): SuspiciousGroup | null {
  const [newest] = orders
  const oldest = orders.at(-1)
  if (!newest || !oldest || orders.length < MIN_ORDERS[kind]) return null
  return {
    ...{ kind, key, name: nameOf[kind](newest), orders: orders.length },
    copies: sum(orders, ({ copies }) => copies),
    value: sum(orders, ({ total }) => total),
    phones: new Set(orders.map(({ phone }) => phone)).size,
    newest: orders
      .slice(0, MAX_SHOWN)
      .map(({ id, code, phone }) => ({ orderId: id, orderCode: code, phone })),
    firstTime: oldest.placedAt.toISOString(),
    lastTime: newest.placedAt.toISOString(),
  }
}

/** Groups of suspicious, unconfirmed orders, those with the most copies first. */
export async function listSuspiciousGroups(db: Db, now: Date): Promise<SuspiciousGroup[]> {
  const orders = await listOpenOrders(db, now)
  return suspicionKinds
    .flatMap((kind) => [...groupsOf(kind, orders)].map(([key, of]) => described(kind, key, of)))
    .filter((group) => group !== null)
    .toSorted((one, other) => other.copies - one.copies)
    .slice(0, MAX_GROUPS)
}

/** The orders of a group up to the newest that was seen, the oldest first; what is taken back is no longer among them. */
export async function listOrdersOfGroup(
  db: Db,
  { kind, key, until }: { kind: SuspicionKind; key: string; until: Date },
  now: Date,
): Promise<OpenOrder[]> {
  const found = groupsOf(kind, await listOpenOrders(db, now)).get(key) ?? []
  return found.filter(({ placedAt }) => placedAt <= until).toReversed()
}
