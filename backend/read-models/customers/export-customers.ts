import { and, asc, gt, isNull, ne, sql } from 'drizzle-orm'
import { AWAITING } from '@/backend/modules/accounts'
import { appUser } from '@/backend/modules/accounts/tables'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import { isCustomer } from '@/backend/read-models/customers/customer-queries'
import type { CustomerExportRow } from '@/contract/staff/customers'

const PART = 1_000

// Written out: in a selection from one table the query layer names columns without their tables.
const orderCount = sql`(select count(*) from orders o where o.user_id = app_user.id)`
const lastOrder = sql<string | null>`(select max(o.placed_at) from orders o
  where o.user_id = app_user.id)`

/** A thousand customers from a place on; each part is written into the log with its reason. */
export async function exportCustomers(context: Context, reason: string, after = 0) {
  const { db } = context
  const rows = await db
    .select({
      id: appUser.id,
      name: appUser.name,
      email: appUser.email,
      phone: appUser.phone,
      createdAt: appUser.createdAt,
      orderCount: orderCount.mapWith(Number),
      lastOrder,
    })
    .from(appUser)
    .where(
      and(
        isCustomer,
        isNull(appUser.restrictedAt),
        ne(appUser.status, AWAITING),
        gt(appUser.id, after),
      ),
    )
    .orderBy(asc(appUser.id))
    .limit(PART)
  const data = { reason, count: rows.length, after }
  await audit(db, context, { action: 'customer.export', subject: 'customers', data })
  return {
    rows: rows.map(
      ({ id: _, createdAt, lastOrder, ...row }): CustomerExportRow => ({
        ...row,
        createdTime: createdAt.toISOString(),
        lastOrderTime: lastOrder === null ? null : new Date(lastOrder).toISOString(),
      }),
    ),
    next: rows.length < PART ? null : (rows.at(-1)?.id ?? null),
  }
}
