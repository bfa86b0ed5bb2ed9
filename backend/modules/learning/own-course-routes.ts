import { type Context, callerOf, type Handler, type HandlersOf } from '@/backend/context'
import {
  findActivation,
  findCourse,
  findLesson,
} from '@/backend/modules/learning/course-detail-queries'
import { ownedCourse } from '@/backend/modules/learning/course-mapper'
import { courseDetailFor, lessonDetailFor } from '@/backend/modules/learning/load-course'
import {
  countExams,
  listLessonIds,
  listUserCourses as listOwned,
  listStudied,
  saveProgress,
} from '@/backend/modules/learning/own-course-queries'
import { isSeen } from '@/backend/modules/learning/study-progress'
import { pagesOf } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/learning'

const listUserCourses: Handler<typeof calls.listUserCourses> = async ({ query }, context) => {
  const { db, now } = context
  const { userId } = callerOf(context)
  const found = await listOwned(db, userId, now(), query)
  const ids = found.rows.map(({ id }) => id)
  const lessons = await listLessonIds(db, ids)
  const studied = await listStudied(db, userId, ids)
  const exams = await countExams(db, ids)
  return {
    data: found.rows.map((row) =>
      ownedCourse({
        row,
        lessons: lessons.get(row.id) ?? [],
        studied: studied.get(row.id) ?? [],
        examinationCount: exams.get(row.id) ?? 0,
      }),
    ),
    totalPage: pagesOf(found, query),
    totalItem: found.count,
  }
}

const getUserCourse: Handler<typeof calls.getUserCourse> = async ({ params }, context) => {
  const { db, now } = context
  const activation = await findActivation(db, callerOf(context).userId, params.id, now())
  const found = activation && (await findCourse(db, params.id, 'owned'))
  if (!found) throw notFound()
  return { data: await courseDetailFor(context, found, 'owned', activation) }
}

/** A lesson of a course the caller owns; for anybody else there is no such lesson. */
async function ownLesson(context: Context, id: number) {
  const { db, now } = context
  const found = await findLesson(db, id, 'owned')
  const activation =
    found && (await findActivation(db, callerOf(context).userId, found.course.id, now()))
  if (!found || !activation) throw notFound()
  return found
}

const getUserLesson: Handler<typeof calls.getUserLesson> = async ({ params }, context) => ({
  data: await lessonDetailFor(context, await ownLesson(context, params.id), 'owned', true),
})

/** Done is what somebody says is done, or has seen nearly to its end. */
const saveLessonProgress: Handler<typeof calls.saveLessonProgress> = async (
  { params: { lessonId }, body },
  context,
) => {
  const { lesson } = await ownLesson(context, lessonId)
  const duration = lesson.duration ?? body.duration
  await saveProgress(context.db, {
    userId: callerOf(context).userId,
    lessonId,
    position: duration > 0 ? Math.min(body.position, duration) : body.position,
    duration: duration > 0 ? duration : null,
    isCompleted: body.isCompleted ?? (isSeen(body.position, duration) || undefined),
    now: context.now(),
  })
  return {}
}

type OwnCourseRoutes = Pick<
  HandlersOf<'learning'>,
  'getUserCourse' | 'getUserLesson' | 'listUserCourses' | 'saveLessonProgress'
>

export const ownCourseRoutes: OwnCourseRoutes = {
  getUserCourse,
  getUserLesson,
  listUserCourses,
  saveLessonProgress,
}
