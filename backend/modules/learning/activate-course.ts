import { findAccount } from '@/backend/modules/accounts'
import { courseCodeHash, fitsSeri } from '@/backend/modules/learning/course-code'
import {
  hasForEver,
  isUsable,
  lockCode,
  spendCode,
} from '@/backend/modules/learning/course-code-queries'
import { findActivation } from '@/backend/modules/learning/course-detail-queries'
import { learningEmails } from '@/backend/modules/learning/emails'
import { libraryMessages } from '@/backend/modules/learning/texts'
import { emailShop } from '@/backend/modules/settings'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { type BackoffRule, countAttempts, returnAttempts } from '@/backend/platform/http/backoff'
import { HttpError, tooManyRequests } from '@/backend/platform/http/http-error'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { messages } from '@/contract/messages'
import { rateLimits } from '@/contract/rate-limits'

const { most: FREE, seconds: WINDOW_S } = rateLimits.courseCodes.ofAccount
/** Five wrong codes, then ten minutes of waiting. */
const wrongCodes: BackoffRule = {
  free: FREE,
  window: WINDOW_S,
  first: WINDOW_S,
  longest: WINDOW_S,
  memory: 0,
}

type Typed = { code: string; seri: string | undefined }
type Outcome = { courseId: number } | 'wrong' | 'owned'

/** Also who asked for their data to be left alone is told of what was done in their account, perhaps by somebody else. */
async function tellLearner(
  tx: Tx,
  context: Pick<Context, 'caller' | 'config' | 'settings'>,
  opened: { courseId: number; courseName: string },
  now: Date,
): Promise<void> {
  const account = await findAccount(tx, callerOf(context).userId)
  if (!account) return
  const email = learningEmails(emailShop(context)).activated(account.name, opened)
  await enqueueEmail(tx, account.email, email, now)
}

/** Unknown, used by somebody else and expired are all the same to whoever guesses. Entered again by its owner it answers again. */
const redeem = (context: Context, { code, seri }: Typed, now: Date): Promise<Outcome> =>
  transact(context.db, async (tx) => {
    const { userId } = callerOf(context)
    const found = await lockCode(tx, courseCodeHash(code))
    if (!found || !fitsSeri(seri, found.seri)) return 'wrong'
    const { id: codeId, courseId, courseName, validDays } = found
    if (found.usedBy === userId) {
      const isOpen = await findActivation(tx, userId, courseId, now)
      return isOpen ? { courseId } : 'wrong'
    }
    if (!isUsable(found, now)) return 'wrong'
    if (await hasForEver(tx, userId, courseId)) return 'owned'
    await spendCode(tx, { codeId, courseId, userId, validDays, now })
    await tellLearner(tx, context, { courseId, courseName }, now)
    return { courseId }
  })

/** Opens a course by a code printed in a book. A wrong code counts against the caller's tries, a right one does not. */
export async function activateCourse(
  context: Context,
  typed: Typed,
): Promise<{ courseId: number }> {
  const { db, log } = context
  const now = context.now()
  const { userId } = callerOf(context)
  const limits = [{ key: throttleKey('course-code', { user: userId }), rule: wrongCodes }]
  const refusal = await countAttempts(db, limits, now)
  if (refusal) {
    log.warn({ event: 'limit', limit: 'course-code', userId }, 'limit reached')
    throw tooManyRequests(refusal.retryAfter, libraryMessages.tooManyCodes)
  }
  const outcome = await redeem(context, typed, now)
  if (outcome === 'wrong') throw new HttpError(400, messages.activationCodeWrong)
  await returnAttempts(db, limits, now)
  if (outcome === 'owned') throw new HttpError(409, libraryMessages.courseOwned)
  return outcome
}
