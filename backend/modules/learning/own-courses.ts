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
  listStudied,
  listUserCourses,
  saveProgress,
} from '@/backend/modules/learning/own-course-queries'
import { isSeen } from '@/backend/modules/learning/study-progress'
import { type Context, callerOf } from '@/backend/platform/context'
import { type Page, pagesOf } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type {
  CourseDetail,
  LessonDetail,
  saveLessonProgress as saveLessonProgressCall,
} from '@/contract/shop/learning'

export async function listOwnCourses(context: Context, query: Page) {
  const { db, now } = context
  const { userId } = callerOf(context)
  const found = await listUserCourses(db, userId, now(), query)
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

export async function getOwnCourse(context: Context, id: number): Promise<CourseDetail> {
  const { db, now } = context
  const activation = await findActivation(db, callerOf(context).userId, id, now())
  const found = activation && (await findCourse(db, id, 'owned'))
  if (!found) throw notFound()
  return courseDetailFor(context, found, 'owned', activation)
}

/** A lesson of a course the caller owns; for anybody else there is no such lesson. */
async function findOwnLesson(context: Context, id: number) {
  const { db, now } = context
  const found = await findLesson(db, id, 'owned')
  const activation =
    found && (await findActivation(db, callerOf(context).userId, found.course.id, now()))
  if (!found || !activation) throw notFound()
  return found
}

export const getOwnLesson = async (context: Context, id: number): Promise<LessonDetail> =>
  lessonDetailFor(context, await findOwnLesson(context, id), 'owned', true)

type Progress = Parsed<typeof saveLessonProgressCall>['body']

/** Done is what somebody says is done, or has seen nearly to its end. */
export async function saveLessonProgress(
  context: Context,
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
