import { sql } from 'drizzle-orm'
import { findCourse } from '@/backend/modules/learning/course-detail-queries'
import { userCourse } from '@/backend/modules/learning/tables'
import { libraryMessages } from '@/backend/modules/learning/texts'
import { type Context, callerOf } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

/** A free course becomes the learner's own for ever, however often it is taken up; who had it for a time has it again. */
export async function takeCourse(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  courseId: number,
): Promise<void> {
  const { db, now } = context
  const found = await findCourse(db, courseId, 'library')
  if (!found) throw notFound()
  if (!found.course.isFree) throw new HttpError(409, libraryMessages.notFree)
  const { userId } = callerOf(context)
  await db
    .insert(userCourse)
    .values({ userId, courseId, activatedAt: now() })
    .onConflictDoUpdate({
      target: [userCourse.userId, userCourse.courseId],
      set: { expiresAt: null },
      setWhere: sql`${userCourse.expiresAt} <= ${now()}`,
    })
}
