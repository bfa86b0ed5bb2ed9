import type { Context, Handler, HandlersOf } from '@/backend/context'
import {
  findActivation,
  findCourse,
  findLesson,
  ownsCourse,
  type Sight,
} from '@/backend/modules/learning/course-detail-queries'
import { courseItem, isLessonOpen } from '@/backend/modules/learning/course-mapper'
import {
  listCourseCategories,
  listLibraryCourses,
  listSimilarCourses,
} from '@/backend/modules/learning/course-queries'
import { courseDetailFor, isStaff, lessonDetailFor } from '@/backend/modules/learning/load-course'
import { libraryMessages } from '@/backend/modules/learning/texts'
import { readSearch } from '@/backend/modules/search/search-text'
import { pagesOf } from '@/backend/platform/db/pagination'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type * as calls from '@/contract/learning'

const sightOf = (context: Context): Sight => (isStaff(context) ? 'all' : 'library')

async function courses(
  query: Parsed<typeof calls.listLibraryCourses>['query'],
  { db }: Context,
  isSgk: boolean,
) {
  const search = readSearch(query.searchContent ?? '')
  if (query.searchContent && search === null) return { data: [], totalPage: 0, totalItem: 0 }
  const { page, pageSize, category } = query
  const found = await listLibraryCourses(db, {
    page,
    pageSize,
    categoryId: category ?? null,
    search,
    isSgk,
  })
  const isLost = found.count === 0 && search !== null && page === 1
  const alike = isLost ? await listSimilarCourses(db, search, pageSize) : null
  return {
    data: (alike ?? found.rows).map(courseItem),
    totalPage: alike ? Math.min(1, alike.length) : pagesOf(found, query),
    totalItem: alike ? alike.length : found.count,
    suggestion: alike?.[0]?.name ?? null,
  }
}

const getLibraryCourse: Handler<typeof calls.getLibraryCourse> = async ({ params }, context) => {
  const { db, caller, now } = context
  const found = await findCourse(db, params.id, sightOf(context))
  if (!found) throw notFound()
  const activation = caller && (await findActivation(db, caller.userId, found.course.id, now()))
  return { data: await courseDetailFor(context, found, sightOf(context), activation) }
}

const getLibraryLesson: Handler<typeof calls.getLibraryLesson> = async ({ params }, context) => {
  const { db, caller, now } = context
  const found = await findLesson(db, params.id, sightOf(context))
  if (!found) throw notFound()
  const isOwned = caller !== null && (await ownsCourse(db, caller.userId, found.course.id, now()))
  if (!isLessonOpen(found.lesson, found.course, isOwned || isStaff(context))) {
    throw new HttpError(403, libraryMessages.lessonLocked, { data: { courseId: found.course.id } })
  }
  return { data: await lessonDetailFor(context, found, sightOf(context), isOwned) }
}

type LibraryRoutes = Pick<
  HandlersOf<'learning'>,
  | 'getLibraryCourse'
  | 'getLibraryLesson'
  | 'listCourseCategories'
  | 'listLibraryCourses'
  | 'listTextbookCourses'
>

export const libraryRoutes: LibraryRoutes = {
  getLibraryCourse,
  getLibraryLesson,
  listCourseCategories: async (_, { db }) => ({
    data: (await listCourseCategories(db)).map((category) => ({
      courseCategoryId: category.id,
      courseCategoryName: category.name,
      totalCourse: category.courseCount,
    })),
  }),
  listLibraryCourses: ({ query }, context) => courses(query, context, false),
  listTextbookCourses: ({ query }, context) => courses(query, context, true),
}
