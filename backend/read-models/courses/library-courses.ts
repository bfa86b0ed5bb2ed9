import {
  courseItem,
  findActivation,
  findCourse,
  findLesson,
  isLessonOpen,
  libraryMessages,
  listCourseCategories,
  listCourseTexts,
  listLibraryCourses,
  ownsCourse,
  type Visibility,
} from '@/backend/modules/learning'
import { readPlainSearch, searchWithFallbacks } from '@/backend/modules/search'
import type { Context } from '@/backend/platform/context'
import { pagesOf } from '@/backend/platform/db/pagination'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import {
  courseDetailFor,
  isStaff,
  lessonDetailFor,
} from '@/backend/read-models/courses/load-course'
import type { Parsed } from '@/contract/endpoint'
import type {
  CourseDetail,
  LessonDetail,
  listLibraryCourses as listLibraryCoursesCall,
} from '@/contract/shop/learning'

/** Staff see drafts too. */
const visibilityFor = (context: Pick<Context, 'caller'>): Visibility =>
  isStaff(context) ? 'all' : 'library'

/** A page of the library; a search that finds nothing brings courses with similar words. */
export async function listCourses(
  { db }: Pick<Context, 'db'>,
  query: Parsed<typeof listLibraryCoursesCall>['query'],
  { isSgk }: { isSgk: boolean },
) {
  const search = readPlainSearch(query.searchContent ?? '')
  if (query.searchContent && search === null) return { data: [], totalPage: 0, totalItem: 0 }
  const { page, pageSize, category } = query
  const filter = { page, pageSize, categoryId: category ?? null, isSgk }
  const list = (some: typeof search) => listLibraryCourses(db, { ...filter, search: some })
  const findTexts = (words: string) => listCourseTexts(db, words)
  const { found, suggestion } = search
    ? await searchWithFallbacks(db, search, { list, findTexts, isRanked: true })
    : { found: await list(null), suggestion: null }
  return {
    data: found.rows.map(courseItem),
    totalPage: pagesOf(found, query),
    totalItem: found.count,
    suggestion,
  }
}

export async function getLibraryCourse(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  id: number,
): Promise<CourseDetail> {
  const { db, caller, now } = context
  const found = await findCourse(db, id, visibilityFor(context))
  if (!found) throw notFound()
  const activation = caller && (await findActivation(db, caller.userId, found.course.id, now()))
  return courseDetailFor(context, found, visibilityFor(context), activation)
}

/** A lesson of the library, when it is free, a preview, or the caller's own. */
export async function getLibraryLesson(context: Context, id: number): Promise<LessonDetail> {
  const { db, caller, now } = context
  const found = await findLesson(db, id, visibilityFor(context))
  if (!found) throw notFound()
  const isOwned = caller !== null && (await ownsCourse(db, caller.userId, found.course.id, now()))
  if (!isLessonOpen(found.lesson, found.course, isOwned || isStaff(context))) {
    throw new HttpError(403, libraryMessages.lessonLocked, { data: { courseId: found.course.id } })
  }
  return lessonDetailFor(context, found, visibilityFor(context), isOwned)
}

export const listCategories = async ({ db }: Pick<Context, 'db'>) =>
  (await listCourseCategories(db)).map(({ id, name, courseCount }) => ({
    courseCategoryId: id,
    courseCategoryName: name,
    totalCourse: courseCount,
  }))
