import { type Account, changeAccount, findAccount, isChild } from '@/backend/modules/accounts'
import { addConsent } from '@/backend/modules/privacy'
import {
  isWholeName,
  publicNameOf,
  renameReviews,
  reviewTexts,
  WHOLE,
} from '@/backend/modules/reviews'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { savePublicName as call } from '@/contract/shop/reviews'

type Choice = Parsed<typeof call>['body']

function chosenName({ kind, penName }: Choice, account: Account, now: Date): string | null {
  if (kind === 'short') return null
  if (kind === 'pen' && penName === '') throw new HttpError(400, reviewTexts.penNameMissing)
  if (kind === 'pen' && !isWholeName(penName, account)) return penName
  if (isChild(account, now)) throw new HttpError(409, reviewTexts.noFullNameOfChild)
  return WHOLE
}

/** Chooses how reviews name the caller. To show the whole name is a consent of its own and kept as one. */
export async function savePublicName(context: Context, choice: Choice): Promise<void> {
  const { db, now, revalidatePages } = context
  const { userId } = callerOf(context)
  const products = await transact(db, async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account) throw notFound()
    const publicName = chosenName(choice, account, now())
    const before = publicNameOf(account, now()).kind === 'full'
    await changeAccount(tx, userId, { publicName })
    const isFull = publicName === WHOLE
    if (isFull !== before)
      await addConsent(tx, {
        userId,
        purpose: 'fullName',
        isGiven: isFull,
        source: 'account',
        createdAt: now(),
      })
    return renameReviews(tx, { ...account, publicName }, now())
  })
  await revalidatePages?.(products.map((id) => `product:${id}`))
}
