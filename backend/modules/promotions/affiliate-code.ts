import { randomInt } from 'node:crypto'

// Without letters and digits that look alike on paper.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** `CTV` and seven signs: short enough to read out, too many to find by trying. */
export const drawAffiliateCode = () =>
  `CTV${Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
