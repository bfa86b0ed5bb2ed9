import { spell } from '@/backend/modules/geography'
import type { CarrierPlace } from '@/backend/modules/shipping/carriers/carrier'
import { fold } from '@/contract/text'

/** Kinds of places as carriers write them before a name, or leave out. */
const KINDS = /^(?:thanh pho|tp|tinh|t|quan|q|huyen|h|thi xa|tx|phuong|p|xa|x|thi tran|tt|dac khu) /

/** A name as it is compared: without marks, signs and zeros before a number. */
export const plain = (name: string) =>
  fold(spell(name))
    .replace(/['’.,-]/g, ' ')
    .replace(/\b0+(?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The name without its kind; a number keeps it, as there are Quận 1 and Phường 1. */
export const bare = (name: string) => {
  const whole = plain(name)
  const rest = whole.replace(KINDS, '')
  return /^\d+$/.test(rest) ? whole : rest
}

/** Finds a place by its name: as it is written, else without its kind when only one is called so. */
export function placeFinder<P extends CarrierPlace>(places: readonly P[]) {
  const byWhole = new Map<string, P>()
  const byBare = new Map<string, Set<P>>()
  for (const place of places) {
    for (const name of place.names) {
      if (!byWhole.has(plain(name))) byWhole.set(plain(name), place)
      const same = byBare.get(bare(name)) ?? new Set()
      byBare.set(bare(name), same.add(place))
    }
  }
  return (name: string): P | null => {
    const whole = byWhole.get(plain(name))
    if (whole) return whole
    const same = [...(byBare.get(bare(name)) ?? [])]
    return same.length === 1 ? (same[0] ?? null) : null
  }
}
