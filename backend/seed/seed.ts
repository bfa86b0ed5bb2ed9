import { availableParallelism } from 'node:os'
import type { Db } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { writeBulk } from './catalog/bulk-products'
import type { RowsOptions } from './context'
import { drawMedia } from './generators/draw-media'
import { seedRows } from './seed-rows'

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
  if (pictures) await drawMedia(dataDir, { log, atOnce: availableParallelism() })
  return written
}
