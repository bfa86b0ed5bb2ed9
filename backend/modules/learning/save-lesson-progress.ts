import { findEnrollment, findLesson } from '@/backend/modules/learning/course-detail-queries'
import { isLessonOpen } from '@/backend/modules/learning/course-mapper'
import { saveProgress } from '@/backend/modules/learning/own-course-queries'
import { isSeen } from '@/backend/modules/learning/study-progress'
import { libraryMessages } from '@/backend/modules/learning/texts'
import { dayText } from '@/backend/modules/privacy'
import { type Context, callerOf } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { saveLessonProgress as saveLessonProgressCall } from '@/contract/shop/learning'

/** A lesson of a course the caller owns, or owned once if the lesson lies open; for anybody else there is no such lesson. */
export async function findOwnLesson(context: Pick<Context, 'caller' | 'db' | 'now'>, id: number) {
  const { db, now } = context
  const found = await findLesson(db, id, 'owned')
  const enrollment =
    found && (await findEnrollment(db, callerOf(context).userId, found.course.id, now()))
  if (!found || !enrollment) throw notFound()
  const { expiresAt, hasEnded } = enrollment
  if (hasEnded && expiresAt && !isLessonOpen(found.lesson, found.course, false)) {
    const data = { reason: 'ended', courseId: found.course.id }
    throw new HttpError(403, libraryMessages.courseEnded(dayText.format(expiresAt)), { data })
  }
  return found
}

type Progress = Parsed<typeof saveLessonProgressCall>['body']

/** Done is what somebody says is done, or has seen nearly to its end. */
export async function saveLessonProgress(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  lessonId: number,
  { position, duration: seen, isCompleted }: Progress,
): Promise<void> {
  const { lesson } = await findOwnLesson(context, lessonId)
  const duration = lesson.duration ?? seen
  await saveProgress(context.db, {
    userId: callerOf(context).userId,
    lessonId,
    position: duration > 0 ? Math.min(position, duration) : position,
    duration: duration > 0 ? duration : null,
    isCompleted: isCompleted ?? (isSeen(position, duration) || undefined),
    now: context.now(),
  })
}
