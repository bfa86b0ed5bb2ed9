import { count, eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { fillGeography } from '@/backend/modules/geography'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import type { RowsOptions } from './context'

const META_KEY = 'seed'
const EDITION = 1

const isSeeded = async (db: Db) => {
  const [row] = await db
    .select({ value: appMeta.value })
    .from(appMeta)
    .where(eq(appMeta.key, META_KEY))
  return row !== undefined && row.value !== ''
}

const hasProducts = async (db: Db) => {
  const [row] = await db.select({ products: count() }).from(product)
  return (row?.products ?? 0) > 0
}

/** Waits for whoever else is seeding, in the row both must write; false when there is nothing left to do. */
async function claim(tx: Db): Promise<boolean> {
  await tx.insert(appMeta).values({ key: META_KEY, value: '' }).onConflictDoNothing()
  const [row] = await tx.select().from(appMeta).where(eq(appMeta.key, META_KEY)).for('update')
  return row?.value === '' && !(await hasProducts(tx))
}

/**
 * Writes the demonstration's rows into an empty database, all or none of them, and answers how many products it wrote: 0
 * when there were some already. Covers are drawn apart from it, by `drawMedia`.
 */
export async function seedRows(db: Db, options: RowsOptions): Promise<number> {
  const { log = () => undefined, demo } = options
  await (options.fillPlaces ?? fillGeography)(db)
  if ((await isSeeded(db)) || (await hasProducts(db))) return 0
  log('Filling the shop for the first time')
  // Loaded here only: a shop that is filled already needs neither the content nor what reads and draws it.
  const { hashPasswords } = await import('./accounts/write-accounts')
  const { writeShop } = await import('./write-shop')
  const passwords = demo ? await hashPasswords() : null
  const written = await transact(db, async (tx) => {
    if (!(await claim(tx))) return 0
    const products = await writeShop(tx, options, passwords)
    await tx
      .update(appMeta)
      .set({ value: { edition: EDITION, demo, at: options.now.toISOString() } })
      .where(eq(appMeta.key, META_KEY))
    return products
  })
  if (written > 0) log(`Wrote ${written} products and all that belongs to them`)
  return written
}
