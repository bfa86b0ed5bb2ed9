import { randomInt } from 'node:crypto'
import { ageOn, findAccount } from '@/backend/modules/accounts'
import { authTexts } from '@/backend/modules/auth'
import { addAffiliate, tellIdentity } from '@/backend/modules/promotions/affiliate-queries'
import { promotionTexts } from '@/backend/modules/promotions/texts'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { applyAsAffiliate as call } from '@/contract/shop/promotions'

// Without characters that look alike on paper.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const MAX_DRAWS = 5

/** `CTV` and seven characters: short enough to read out, too many to find by trying. */
const drawCode = () =>
  `CTV${Array.from({ length: 7 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

const ADULT = 18
const WAITS = 2

/** Whether somebody is old enough. */
export async function mayApply(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<boolean> {
  const account = await findAccount(db, userId)
  return account !== null && ageOn(account.birthday, now()) >= ADULT
}

async function assertMayApply(context: Pick<Context, 'db' | 'now'>, userId: number): Promise<void> {
  if (!(await mayApply(context, userId))) throw new HttpError(409, promotionTexts.adultsOnly)
  const account = await findAccount(context.db, userId)
  if (!account?.emailProvenAt) throw new HttpError(409, authTexts.proveFirst)
}

/** Tells who the caller is. The code is drawn now and works once the shop has confirmed it: the law wants affiliates known before. */
export async function applyAsAffiliate(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  { isAgreed: _, ...identity }: Parsed<typeof call>['body'],
): Promise<void> {
  await assertMayApply({ db, now }, userId)
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    if (await addAffiliate(db, userId, drawCode())) break
  }
  const told = await tellIdentity(db, userId, { ...identity, status: WAITS, agreedAt: now() })
  if (!told) throw new HttpError(409, promotionTexts.alreadyIdentified)
}
