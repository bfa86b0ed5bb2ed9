import type { Db } from '@/backend/platform/db/connect'

/** What every part of the seed works with. */
export type SeedContext = {
  /** All times of the demonstration data are counted back from here. */
  now: Date
  /** Accounts and their orders exist in demonstration mode only. */
  demo: boolean
  log: (line: string) => void
  /** Ids of the products just written, by slug. */
  productIds: ReadonlyMap<string, number>
}

export type Part = (db: Db, context: SeedContext) => Promise<void>

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

const MINUTE = 60_000
export const minutesBefore = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * MINUTE)
export const DAY_MINUTES = 1440
