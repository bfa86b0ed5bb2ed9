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
  listCourseTexts,
  listLibraryCourses,
} from '@/backend/modules/learning/course-queries'
import { courseDetailFor, isStaff, lessonDetailFor } from '@/backend/modules/learning/load-course'
import { libraryMessages } from '@/backend/modules/learning/texts'
import { readSearch } from '@/backend/modules/search/read-search'
import { searchWithFallbacks } from '@/backend/modules/search/search-with-fallbacks'
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
