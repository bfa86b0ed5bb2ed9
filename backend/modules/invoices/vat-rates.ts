import type { VatClass } from '@/contract/vat'

/** `null`: not subject to the tax, which is something else than 0 %. */
export type VatRate = 0 | 5 | 8 | 10 | null

type Period = {
  vatClass: VatClass
  rate: VatRate
  /** The first and the last day, in the shop's time. */
  from: string
  until: string | null
  /** Where it stands; docs/duties.md says what was confirmed. */
  source: string
}

/** What the laws say, the newest last. */
export const vatPeriods: readonly Period[] = [
  {
    vatClass: 'exempt',
    rate: null,
    from: '2025-07-01',
    until: null,
    source: 'law 48/2024/QH15 art. 5: textbooks and teaching materials',
  },
  {
    vatClass: 'reduced',
    rate: 5,
    from: '2025-07-01',
    until: null,
    source: 'law 48/2024/QH15 art. 9.2: books of all kinds but those of art. 5',
  },
  {
    vatClass: 'standard',
    rate: 8,
    from: '2025-07-01',
    until: '2026-12-31',
    source: 'resolution 204/2025/QH15, decree 174/2025/NĐ-CP',
  },
  {
    vatClass: 'standard',
    rate: 10,
    from: '2027-01-01',
    until: null,
    source: 'law 48/2024/QH15 art. 9.3',
  },
]

const ZONE = 'Asia/Ho_Chi_Minh'
/** `2026-11-24`: the day it is in the shop. */
const dayOf = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: ZONE })

/** The rate of a class on a day. */
export function vatRateOf(vatClass: VatClass, at: Date): VatRate {
  const day = dayOf(at)
  const period = vatPeriods.find(
    (one) =>
      one.vatClass === vatClass && one.from <= day && (one.until === null || day <= one.until),
  )
  if (!period) throw new Error(`no rate of ${vatClass} on ${day}`)
  return period.rate
}
