import { z } from 'zod'
import type { Db } from '@/backend/platform/db/connect'
import {
  addValue,
  findValue,
  findValueBy,
  nextCount,
  replaceValue,
} from '@/backend/platform/db/key-values'

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
  const value = await findValue(db, PREFIX + ref)
  return value === undefined ? null : StoredInvoice.parse(value)
}

export async function findStoredInvoiceByCode(db: Db, code: string): Promise<StoredInvoice | null> {
  if (code === '') return null
  const row = await findValueBy(db, PREFIX, 'code', code)
  return row ? StoredInvoice.parse(row.value) : null
}

/** Stores an invoice under the next number; null when there is one under the shop's reference already. */
export const storeInvoice = (
  db: Db,
  draft: Omit<StoredInvoice, 'number'>,
): Promise<StoredInvoice | null> =>
  db.transaction(async (tx) => {
    const key = PREFIX + draft.ref
    if (!(await addValue(tx, key, {}))) return null
    const number = `${draft.series}${await nextCount(tx, COUNTER)}`
    const value = { ...draft, number }
    await replaceValue(tx, key, value)
    return value
  })
