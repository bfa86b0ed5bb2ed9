import { count, eq } from 'drizzle-orm'
import { fillGeography } from '@/backend/modules/shipping/geography/fill-geography'
import type { Db } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { appMeta, product } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { hashPasswords, type Passwords } from './accounts/write-accounts'
import { writeBulk } from './catalog/bulk-products'
import { writeCategories } from './catalog/write-categories'
import { writeProducts } from './catalog/write-products'
import type { SeedContext } from './context'
import { drawMedia } from './generators/draw-media'
import { writeLogos } from './home/write-logos'
import { type Part, seedParts } from './parts'
import { writeFlashSales, writeVouchers } from './promotions/write-promotions'
import { writeShippingRates } from './shipping/write-shipping-rates'
import { writeDemoPeople } from './write-people'

const META_KEY = 'seed'
const EDITION = 1

export type RowsOptions = {
  now: Date
  /** Accounts, orders, reviews and promotions exist in the demonstration only. */
  demo: boolean
  log?: (line: string) => void
  /** Fills the address book; the whole country by default. */
  fillPlaces?: (db: Db) => Promise<void>
  /** What is written after the catalog; news, pages, textbooks, courses and exams by default. */
  parts?: readonly Part[]
}

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

async function writeAll(
  tx: Db,
  { now, demo, log = () => undefined, parts = seedParts }: RowsOptions,
  passwords: Passwords | null,
) {
  const categoryIds = await writeCategories(tx)
  const productIds = await writeProducts(tx, categoryIds, { now, demo })
  const context: SeedContext = { now, demo, log, productIds }
  await writeLogos(tx)
  await writeShippingRates(tx)
  if (demo) {
    await writeVouchers(tx, categoryIds, context)
    await writeFlashSales(tx, context)
  }
  for (const write of parts) await write(tx, context)
  if (passwords) await writeDemoPeople(tx, passwords, context)
  await tx
    .update(appMeta)
    .set({ value: { edition: EDITION, demo, at: now.toISOString() } })
    .where(eq(appMeta.key, META_KEY))
  await raiseDataVersion(tx)
  return productIds.size
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
  const passwords = demo ? await hashPasswords() : null
  const written = await transact(db, async (tx) =>
    (await claim(tx)) ? writeAll(tx, options, passwords) : 0,
  )
  if (written > 0) log(`Wrote ${written} products and all that belongs to them`)
  return written
}

export type SeedOptions = RowsOptions & {
  db: Db
  dataDir: string
  /** Fill up to so many products, for measuring under load. */
  scale?: number
  pictures?: boolean
}

/** Rows, more rows, pictures, one after the other; does nothing that is done already. */
export async function seed({ db, dataDir, scale = 0, pictures = true, ...options }: SeedOptions) {
  const { log = () => undefined, now } = options
  const written = await seedRows(db, options)
  if (written === 0) log('The shop has products already; they stay as they are')
  if (scale > 0) {
    await writeBulk(db, scale, now, log)
    await raiseDataVersion(db)
  }
  if (pictures) await drawMedia(dataDir, { log })
  return written
}
