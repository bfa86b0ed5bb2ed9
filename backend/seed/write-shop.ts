import { markSearchIndexCurrent } from '@/backend/modules/catalog'
import type { Db } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import type { Passwords } from './accounts/write-accounts'
import { writeCategories } from './catalog/write-categories'
import { writeProducts } from './catalog/write-products'
import type { Part, RowsOptions, SeedContext } from './context'
import { writeLogos } from './home/write-logos'
import { writeLearning } from './learning/write-learning'
import { writeFlashSales, writeVouchers } from './promotions/write-promotions'
import { writeShippingRates } from './shipping/write-shipping-rates'
import { writeContent } from './write-content'
import { writePeople } from './write-people'

/** What is written after the catalog: news, pages, textbooks; then courses and exams, which hang on them. */
const contentAndLearning: readonly Part[] = [writeContent, writeLearning]

/** Writes every row of the shop; answers how many products there are. */
export async function writeShop(
  tx: Db,
  { now, demo, log = () => undefined, parts = contentAndLearning }: RowsOptions,
  passwords: Passwords | null,
): Promise<number> {
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
  if (passwords) await writePeople(tx, passwords, context)
  await markSearchIndexCurrent(tx)
  await raiseDataVersion(tx)
  return productIds.size
}
