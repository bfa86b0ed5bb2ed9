import { eq } from 'drizzle-orm'
import type { Context } from '@/backend/context'
import { changeWithAudit } from '@/backend/modules/office/audit-log'
import { findStaffReview } from '@/backend/modules/office/reviews/review-queries'
import { officeTexts } from '@/backend/modules/office/texts'
import { recountRating } from '@/backend/modules/reviews/own-review-queries'
import { shownUnlessRestricted } from '@/backend/modules/reviews/review-status'
import { feedback } from '@/backend/platform/db/tables'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { StaffReview, staffReviews } from '@/contract/staff-reviews'

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

/** Answers, hides, shows again or marks as read; every change of these says that somebody has read it. */
export async function changeStaffReview(
  context: Context,
  id: number,
  change: Change,
): Promise<StaffReview> {
  if (Object.keys(change).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
  const now = context.now()
  const review = await changeWithAudit(context, 'review.change', async (tx) => {
    await tx
      .select({ id: feedback.id })
      .from(feedback)
      .where(eq(feedback.id, id))
      .for('no key update')
    const before = await findStaffReview(tx, id)
    if (!before) throw notFound()
    await tx.update(feedback).set(columnsOf(change, now)).where(eq(feedback.id, id))
    if (change.hiddenReason !== undefined && before.productId !== null)
      await recountRating(tx, before.productId)
    const after = await findStaffReview(tx, id)
    if (!after) throw notFound()
    return { subject: id, before: facts(before), after: facts(after), result: after }
  })
  if (review.productId !== null) await context.revalidatePages?.([`product:${review.productId}`])
  return review
}
