export type RandomBelow = (below: number) => number

/** The same numbers for the same seed. */
export function seededRandom(seed: number): RandomBelow {
  let state = seed % 2_147_483_647 || 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
