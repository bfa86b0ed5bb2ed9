/** The shop's clock is seven hours ahead of UTC the whole year, whatever the machine's own says. */
const AHEAD_MS = 7 * 3_600_000

const shifted = (moment: Date) => new Date(moment.getTime() + AHEAD_MS)

/** The day it is in the shop, `2025-11-02`. */
export const shopDayOf = (moment: Date): string => shifted(moment).toISOString().slice(0, 10)

/** A moment as the browser's field of day and hour writes it, `2025-11-02T15:04`; empty when it is none. */
export function toShopTime(value: unknown): string {
  const moment = new Date(String(value ?? ''))
  return Number.isNaN(moment.getTime()) ? '' : shifted(moment).toISOString().slice(0, 16)
}

/** What was typed into that field as a moment; null when it is none. */
export function fromShopTime(text: string): string | null {
  const moment = new Date(`${text}Z`)
  if (Number.isNaN(moment.getTime())) return null
  return new Date(moment.getTime() - AHEAD_MS).toISOString()
}
