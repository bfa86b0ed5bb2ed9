import { findAccount, isChild } from '@/backend/modules/accounts'
import { addConsent, listConsents, privacyTexts } from '@/backend/modules/privacy'
import { stopAffiliate } from '@/backend/modules/promotions'
import { renameReviews } from '@/backend/modules/reviews'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'

/** What no child may have agreed to alone. */
const notForChildren = ['marketing', 'fullName'] as const

async function withdraw(tx: Tx, userId: number, now: Date): Promise<void> {
  for (const { purpose, isGiven } of await listConsents(tx, userId)) {
    if (isGiven && notForChildren.some((one) => one === purpose))
      await addConsent(tx, { userId, purpose, isGiven: false, source: 'birthday', createdAt: now })
  }
}

/** Once a guardian has spoken for a child, a changed birthday does not make the child grow up. */
export async function assertStaysChild(
  tx: Tx,
  userId: number,
  changed: { birthday: string },
  now: Date,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account || !isChild(account, now) || isChild(changed, now)) return
  const words = await listConsents(tx, userId)
  if (words.some(({ purpose }) => purpose === 'childAccount'))
    throw new HttpError(409, privacyTexts.birthdayStays)
}

/**
 * To be called when name or birthday have changed: reviews follow the name, and whoever turns out to be below sixteen is no
 * affiliate, gets no advertising and is not shown by their whole name. Returns the products whose reviews changed.
 */
export async function applyChildRules(tx: Tx, userId: number, now: Date): Promise<number[]> {
  const account = await findAccount(tx, userId)
  if (!account) return []
  if (isChild(account, now)) {
    await withdraw(tx, userId, now)
    await stopAffiliate(tx, userId)
  }
  return renameReviews(tx, account, now)
}
