import { eq } from 'drizzle-orm'
import { findAccount, mayBeNotified } from '@/backend/modules/accounts'
import { reviewEmails } from '@/backend/modules/reviews/emails'
import { recountRating } from '@/backend/modules/reviews/own-review-queries'
import { shownUnlessRestricted } from '@/backend/modules/reviews/review-status'
import { findStaffReview } from '@/backend/modules/reviews/staff-review-queries'
import { feedback } from '@/backend/modules/reviews/tables'
import { emailShop } from '@/backend/modules/settings'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { officeTexts } from '@/backend/platform/office-texts'
import type { Parsed } from '@/contract/endpoint'
import type { StaffReview, staffReviews } from '@/contract/staff/reviews'

type Change = Parsed<typeof staffReviews.change>['body']

const columnsOf = ({ reply, hiddenReason }: Change, now: Date) => ({
  readAt: now,
  ...(reply !== undefined && { reply: reply || null, repliedAt: reply ? now : null }),
  ...(hiddenReason !== undefined && {
    hiddenReason: hiddenReason || null,
    status: hiddenReason ? 0 : shownUnlessRestricted,
  }),
})

/** What the audit log keeps: that it was answered or hidden, not the reader’s words. */
const facts = ({ reply, hiddenReason }: StaffReview) => ({
  isAnswered: reply !== null,
  isHidden: hiddenReason !== null,
})

/** Whoever wrote it is told of the first answer, not of what the shop changes in it. */
async function tellReader(
  tx: Tx,
  context: Pick<Context, 'config' | 'now' | 'settings'>,
  userId: number | null,
  before: StaffReview,
  { productId, productName, reply }: StaffReview,
): Promise<void> {
  if (before.reply !== null || reply === null) return
  if (userId === null || productId === null || productName === null) return
  const account = await findAccount(tx, userId)
  if (!mayBeNotified(account)) return
  const { answered } = reviewEmails(emailShop(context))
  const email = answered(account.name, { productId, productName, reply })
  await enqueueEmail(tx, account.email, email, context.now())
}

/** Answers, hides, shows again or marks as read; every change of these says that somebody has read it. */
export async function changeStaffReview(
  context: Context,
  id: number,
  change: Change,
): Promise<StaffReview> {
  if (Object.keys(change).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
  const now = context.now()
  const review = await changeWithAudit(context, 'review.change', async (tx) => {
    const [locked] = await tx
      .select({ userId: feedback.userId })
      .from(feedback)
      .where(eq(feedback.id, id))
      .for('no key update')
    const before = await findStaffReview(tx, id)
    if (!locked || !before) throw notFound()
    await tx.update(feedback).set(columnsOf(change, now)).where(eq(feedback.id, id))
    if (change.hiddenReason !== undefined && before.productId !== null)
      await recountRating(tx, before.productId)
    const after = await findStaffReview(tx, id)
    if (!after) throw notFound()
    await tellReader(tx, context, locked.userId, before, after)
    return { subject: id, before: facts(before), after: facts(after), result: after }
  })
  if (review.productId !== null) await context.revalidatePages?.([`product:${review.productId}`])
  return review
}
