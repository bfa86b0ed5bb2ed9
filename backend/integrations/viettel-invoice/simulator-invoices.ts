import { and, eq, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'

const StoredInvoice = z.object({
  /** The shop's own reference. */
  ref: z.string(),
  number: z.string(),
  code: z.string(),
  series: z.string(),
  issuedAt: z.number(),
  /** 1 original, 3 replacement, 5 adjustment. */
  kind: z.string(),
  corrects: z.nullable(z.string()),
  total: z.number(),
  tax: z.number(),
  items: z.array(
    z.object({ name: z.string(), quantity: z.number(), amount: z.number(), percent: z.number() }),
  ),
})
/** An invoice at the built-in provider, stored so that it survives a restart as at a real one; without its buyer. */
export type StoredInvoice = z.infer<typeof StoredInvoice>

const PREFIX = 'sandbox-invoice:'
const COUNTER = 'sandbox-invoice-number'

export async function findStoredInvoice(db: Db, ref: string): Promise<StoredInvoice | null> {
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(eq(appMeta.key, PREFIX + ref))
  return row ? StoredInvoice.parse(row.value) : null
}

export async function findStoredInvoiceByCode(db: Db, code: string): Promise<StoredInvoice | null> {
  if (code === '') return null
  const isNamed = sql`${appMeta.value} ->> 'code' = ${code}`
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(and(like(appMeta.key, `${PREFIX}%`), isNamed))
  return row ? StoredInvoice.parse(row.value) : null
}

async function nextNumber(db: Db): Promise<number> {
  const [row] = await db
    .insert(appMeta)
    .values({ key: COUNTER, value: 1 })
    .onConflictDoUpdate({
      target: appMeta.key,
      set: { value: sql`to_jsonb((app_meta.value #>> '{}')::int + 1)` },
    })
    .returning({ value: appMeta.value })
  return Number(row?.value)
}

/** Stores an invoice under the next number; null when there is one under the shop's reference already. */
export const storeInvoice = (
  db: Db,
  draft: Omit<StoredInvoice, 'number'>,
): Promise<StoredInvoice | null> =>
  db.transaction(async (tx) => {
    const key = PREFIX + draft.ref
    const [claimed] = await tx
      .insert(appMeta)
      .values({ key, value: {} })
      .onConflictDoNothing()
      .returning({ key: appMeta.key })
    if (!claimed) return null
    const number = `${draft.series}${await nextNumber(tx)}`
    const value = { ...draft, number }
    await tx.update(appMeta).set({ value }).where(eq(appMeta.key, key))
    return value
  })
