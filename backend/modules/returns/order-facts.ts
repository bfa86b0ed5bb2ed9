import { sql } from 'drizzle-orm'
import { isOnlyCourses, type OrderFacts, type OrderRow } from '@/backend/modules/orders'
import { bookLines, ended, lostCopies, NEVER_PACKED, OWN } from '@/backend/modules/parcels'
import { isCourseOfOrderSeen } from '@/backend/modules/returns/course-seen'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { inList } from '@/backend/platform/db/in-list'

async function parcelFacts(db: Db, orderId: string, carriers: readonly string[]) {
  const over = inList(ended)
  const { rows } = await db.execute<Record<string, number>>(sql`
    select
      count(*) filter (where carrier <> ${OWN} and tracking_code is not null and state not in ${over})::int as at_carrier,
      count(*) filter (where carrier in ${inList(carriers.length > 0 ? carriers : [''])} and state not in ${over})::int as with_carrier,
      count(*) filter (where state = 'delivered')::int as delivered,
      count(*) filter (where state in ('lost', 'returned') and closed_at is null)::int as failed,
      count(*)::int as parcels
    from parcel where order_id = ${orderId} and carrier <> ${NEVER_PACKED}`)
  const row = rows[0] ?? {}
  return {
    atCarrier: row.at_carrier ?? 0,
    withCarrier: row.with_carrier ?? 0,
    delivered: row.delivered ?? 0,
    failed: row.failed ?? 0,
    parcels: row.parcels ?? 0,
  }
}

async function hasReturns(db: Db, orderId: string) {
  const { rows } = await db.execute(
    sql`select 1 from return_request where order_id = ${orderId} and status in (0, 1, 3) limit 1`,
  )
  return rows.length > 0
}

/** Reads them of an order, which is locked when something is done with them. */
export async function orderFacts(
  db: Db,
  { settings }: Pick<Services, 'settings'>,
  order: Pick<OrderRow, 'id' | 'userId' | 'paymentStatus'>,
): Promise<OrderFacts> {
  const { parcels, ...facts } = await parcelFacts(
    db,
    order.id,
    settings.current().carriers.map(({ name }) => name),
  )
  const books = await bookLines(db, order.id)
  const isUnsent = books.some(({ packed }) => packed > 0)
  const later = books.reduce((sum, line) => sum + line.later, 0)
  return {
    ...facts,
    lost: [...(await lostCopies(db, order.id)).values()].reduce((sum, copies) => sum + copies, 0),
    failed: isUnsent ? facts.failed : 0,
    isOnlyCourses: await isOnlyCourses(db, order.id),
    isCourseSeen: await isCourseOfOrderSeen(db, order),
    hasReturns: await hasReturns(db, order.id),
    unsent: later + (parcels > 0 ? books.reduce((sum, { packed }) => sum + packed, 0) : 0),
  }
}
