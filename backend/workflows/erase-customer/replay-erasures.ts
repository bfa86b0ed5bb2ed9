import { and, eq, inArray, lt } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { orders } from '@/backend/modules/orders/tables'
import type { Db } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { accountToErase } from '@/backend/read-models/personal-data/find-person'
import type { Person } from '@/backend/read-models/personal-data/personal-table'
import { erasePerson } from '@/backend/workflows/erase-customer/erase-person'
import type { Erasure } from '@/backend/workflows/erase-customer/erasure-list'

/** The account an entry names, unless its number has since been given to somebody else. */
async function accountOf(db: Db, { userId, at }: Erasure): Promise<number | null> {
  if (userId === null) return null
  const [row] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, userId), lt(appUser.createdAt, new Date(at))))
  return row?.id ?? null
}

async function personOf(db: Db, entry: Erasure): Promise<Person> {
  const userId = await accountOf(db, entry)
  const known = userId === null ? null : await accountToErase(db, userId)
  const rows =
    entry.orderIds.length === 0
      ? []
      : await db
          .select({ id: orders.id, email: orders.guestEmail })
          .from(orders)
          .where(inArray(orders.id, entry.orderIds))
  const email = known?.email ?? rows.find((row) => row.email)?.email?.toLowerCase() ?? null
  return {
    userId,
    email,
    mailbox: known?.mailbox ?? email,
    orderIds: [...new Set([...(known?.orderIds ?? []), ...rows.map(({ id }) => id)])],
  }
}

/** After a restore: whoever was erased since the backup was made is erased again. */
export async function replayErasures(db: Db, entries: readonly Erasure[]): Promise<number> {
  for (const entry of entries) {
    const person = await personOf(db, entry)
    await transact(db, (tx) => erasePerson(tx, person))
  }
  return entries.length
}
