import { randomBytes } from 'node:crypto'

const NUMBERED = 9

/** Addresses to try for one name: itself, then with a number; many of one name, such as all in Japanese, get letters of their own. */
export function* slugsFor(usual: string): Generator<string, never> {
  yield usual
  for (let number = 2; number <= NUMBERED; number++) yield `${usual}-${number}`
  for (;;) yield `${usual}-${randomBytes(4).toString('hex')}`
}
