import { timingSafeEqual } from 'node:crypto'

/** Compares two hexadecimal hashes without telling how much of them is alike. */
export function sameHash(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from((given ?? '').toLowerCase()), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
