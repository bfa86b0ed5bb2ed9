import { sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import { reviewStatus } from '@/contract/states'

/** `feedback.status`; 0 is hidden by the shop. */
export const SHOWN = reviewStatus.shown
/** Not shown while its author's data are left alone. */
export const HELD_BACK = reviewStatus.heldBack

export const statusFor = ({ restrictedAt }: { restrictedAt: Date | null }) =>
  restrictedAt === null ? SHOWN : HELD_BACK

/** The same of a review in the table. */
export const shownUnlessRestricted = sql<number>`case when exists (select from ${appUser}
  where ${appUser.id} = ${feedback.userId} and ${appUser.restrictedAt} is not null)
  then ${HELD_BACK}::int else ${SHOWN}::int end`
