import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import {
  mailOutbox,
  oneTimeCode,
  registrationToken,
  sessionCode,
  userSession,
} from '@/backend/platform/db/tables'
import { deleteExpiredRateLimits } from '@/backend/platform/http/rate-limit'

const DAY_MS = 24 * 60 * 60_000

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Deletes what is over: counters, ended sessions, unused codes and handles, e-mails sent a month ago. */
export async function deleteExpiredRows(db: Db, now: Date): Promise<void> {
  await deleteExpiredRateLimits(db, now)
  // Ended sessions tell for a month from where an account is signed in to: strangers cannot lock those addresses out.
  await db.delete(userSession).where(lt(userSession.expiresAt, daysAgo(now, 30)))
  await db.delete(sessionCode).where(lt(sessionCode.expiresAt, daysAgo(now, 1)))
  await db.delete(registrationToken).where(lt(registrationToken.expiresAt, daysAgo(now, 1)))
  // Used codes stay: they show that an account's e-mail is its owner's.
  await db
    .delete(oneTimeCode)
    .where(and(isNull(oneTimeCode.consumedAt), lt(oneTimeCode.expiresAt, daysAgo(now, 7))))
  await db
    .delete(mailOutbox)
    .where(and(isNotNull(mailOutbox.sentAt), lt(mailOutbox.sentAt, daysAgo(now, 30))))
}
