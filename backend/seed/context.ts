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

const MINUTE = 60_000
export const minutesBefore = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * MINUTE)
export const DAY_MINUTES = 1440
