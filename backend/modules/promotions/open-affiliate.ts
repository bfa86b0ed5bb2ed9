import { randomInt } from 'node:crypto'
import { addAffiliate, findAffiliate } from '@/backend/modules/promotions/affiliate-queries'
import type { Db } from '@/backend/platform/db/connect'

// Without characters that look alike on paper.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const MAX_DRAWS = 5

/** `CTV` and seven characters: short enough to read out, too many to find by trying. */
const drawCode = () =>
  `CTV${Array.from({ length: 7 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

/** A person's affiliate account. Everybody who is signed in may recommend the shop: the code is drawn when its page is first opened. */
export async function openAffiliate(db: Db, userId: number) {
  const known = await findAffiliate(db, userId)
  if (known) return known
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    if (await addAffiliate(db, userId, drawCode())) break
  }
  return findAffiliate(db, userId)
}
