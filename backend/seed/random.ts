/** The one number every draw of the demonstration data starts from. */
export const SEED = 42

/** mulberry32: the same numbers on every machine, 0 ≤ n < 1. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** FNV-1a of a text, so that each thing can have numbers of its own. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export type Random = {
  /** 0 ≤ n < 1 */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Numbers named after what they are for: adding one book never changes what another one drew. */
export function randomFor(name: string): Random {
  const next = mulberry32(SEED ^ hashText(name))
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error(`Nothing to pick from: ${name}`)
    return list[whole(0, list.length - 1)] as T
  }
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list]
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = whole(0, last)
      const moved = mixed[last] as T
      mixed[last] = mixed[other] as T
      mixed[other] = moved
    }
    return mixed
  }
  return { next, whole, pick, shuffle, chance: (probability) => next() < probability }
}
