import { countExams } from '@/backend/modules/exams'
import {
  findCourse,
  findEnrollment,
  findOwnLesson,
  listLessonIds,
  listStudied,
  listUserCourses,
  ownedCourse,
} from '@/backend/modules/learning'
import { type Context, callerOf } from '@/backend/platform/context'
import { type Page, pagesOf } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import { courseDetailFor, lessonDetailFor } from '@/backend/read-models/courses/load-course'
import type { CourseDetail, LessonDetail } from '@/contract/shop/learning'

export async function listOwnCourses(context: Pick<Context, 'caller' | 'db' | 'now'>, query: Page) {
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

export async function getOwnCourse(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  id: number,
): Promise<CourseDetail> {
  const { db, now } = context
  const enrollment = await findEnrollment(db, callerOf(context).userId, id, now())
  const found = enrollment && (await findCourse(db, id, 'owned'))
  if (!found) throw notFound()
  return courseDetailFor(context, found, 'owned', enrollment)
}

export const getOwnLesson = async (context: Context, id: number): Promise<LessonDetail> =>
  lessonDetailFor(context, await findOwnLesson(context, id), 'owned', true)
