import { findOpenAttempt } from '@/backend/modules/exams/attempt-queries'
import type { PlainRefusal } from '@/backend/modules/exams/attempt-rules'
import {
  type ExaminationWithCourse,
  findAnyExamination,
  findExamination,
} from '@/backend/modules/exams/exam-queries'
import { finishOverdueAttempts } from '@/backend/modules/exams/finish-attempt'
import { examMessages } from '@/backend/modules/exams/texts'
import { findEnrollment, libraryMessages, ownsCourse } from '@/backend/modules/learning'
import { dayText } from '@/backend/modules/privacy'
import { type Context, callerOf } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { AttemptRefusal } from '@/contract/shop/exam-attempts'
import type { StartRefusal } from '@/contract/shop/exams'

const statusOf: Record<PlainRefusal, 403 | 409 | 410> = {
  notEnrolled: 403,
  notOpen: 403,
  maxAttempt: 409,
  empty: 409,
  closed: 410,
}

export const startError = (reason: PlainRefusal, courseId: number | null = null) =>
  new HttpError(statusOf[reason], examMessages.start[reason], {
    data: { reason, ...(courseId !== null && { courseId }) },
  })

/** When the caller's access to a course ended; null while it lasts, and when there never was any. */
export async function accessEndOf(
  { caller, db, now }: Pick<Context, 'caller' | 'db' | 'now'>,
  courseId: number | undefined,
): Promise<Date | null> {
  if (courseId === undefined) return null
  const enrollment = await findEnrollment(db, callerOf({ caller }).userId, courseId, now())
  return enrollment?.hasEnded ? enrollment.expiresAt : null
}

/** The caller has no access to the course, or no longer. */
export async function noAccessError(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  courseId: number | undefined,
): Promise<HttpError> {
  const ended = await accessEndOf(context, courseId)
  if (ended === null) return startError('notEnrolled', courseId)
  const data = { reason: 'accessEnded' satisfies StartRefusal, courseId }
  return new HttpError(403, libraryMessages.courseEnded(dayText.format(ended)), { data })
}

export const attemptError = (reason: AttemptRefusal) =>
  new HttpError(409, examMessages.attempt[reason], { data: { reason } })

type Course = { id: number; isFree: boolean } | null

/** The whole course lies open to the caller: it is free, or activated and not expired. */
export async function hasCourse(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  course: Course,
): Promise<boolean> {
  if (course === null) return false
  if (course.isFree) return true
  return ownsCourse(context.db, callerOf(context).userId, course.id, context.now())
}

export const mayTake = async (
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  { examination, course }: ExaminationWithCourse,
): Promise<boolean> => examination.isFree || (await hasCourse(context, course))

/** An exam as its caller meets it, with the attempt that is open. One withdrawn meanwhile is still there for whoever is taking it. */
export async function getExamForCaller(context: Context, id: number) {
  const { userId } = callerOf(context)
  await finishOverdueAttempts(context, userId)
  const open = await findOpenAttempt(context.db, userId, id)
  const found = await (open ? findAnyExamination : findExamination)(context.db, id)
  if (!found) throw notFound()
  return { ...found, open, mayTake: await mayTake(context, found) }
}
