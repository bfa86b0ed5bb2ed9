import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'

/** A visit to the built-in payment site, kept so that it survives a restart as a real site would. */
export type Visit = {
  params: Record<string, string>
  transactionNo: string
  /** The response code; `01` while the buyer has not decided. */
  code: string
  payDate: string | null
}

export const UNDECIDED = '01'

const keyOf = (txnRef: string) => `sandbox-pay:${txnRef}`

export async function findVisit(db: Db, txnRef: string): Promise<Visit | null> {
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(eq(appMeta.key, keyOf(txnRef)))
  return (row?.value as Visit | undefined) ?? null
}

/** Opens a visit, or answers the one that is open already. */
export async function openVisit(db: Db, txnRef: string, visit: Visit): Promise<Visit> {
  await db
    .insert(appMeta)
    .values({ key: keyOf(txnRef), value: visit })
    .onConflictDoNothing()
  return (await findVisit(db, txnRef)) ?? visit
}

/** Writes down the buyer's decision; only the first one counts. */
export async function decideVisit(db: Db, txnRef: string, visit: Visit): Promise<Visit> {
  await db
    .update(appMeta)
    .set({ value: visit })
    .where(and(eq(appMeta.key, keyOf(txnRef)), sql`${appMeta.value} ->> 'code' = ${UNDECIDED}`))
  return (await findVisit(db, txnRef)) ?? visit
}
