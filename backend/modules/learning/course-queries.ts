import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { withDescendants } from '@/backend/modules/catalog'
import { course, courseCategory, lesson } from '@/backend/modules/learning/tables'
import { closeness, found, matches, type Search } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { countUpTo, type Page, windowOf } from '@/backend/platform/db/pagination'
import { publicationStatus } from '@/contract/kinds'

const inLibrary = and(sql`${course.status} = 1`, eq(course.inLibrary, true))

async function withLessonCounts<T extends { id: number }>(db: Db, rows: T[]) {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const counts = await db
    .select({ courseId: lesson.courseId, count: sql`count(*)`.mapWith(Number) })
    .from(lesson)
    .where(and(inArray(lesson.courseId, ids), eq(lesson.status, publicationStatus.published)))
    .groupBy(lesson.courseId)
  const byCourse = new Map(counts.map(({ courseId, count }) => [courseId, count]))
  return rows.map((row) => ({ ...row, lessonCount: byCourse.get(row.id) ?? 0 }))
}

async function categoryBranch(db: Db, rootId: number): Promise<SQL> {
  const nodes = await db
    .select({ id: courseCategory.id, parentId: courseCategory.parentId })
    .from(courseCategory)
  return inArray(course.categoryId, withDescendants(nodes, rootId))
}

async function selectCourses(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db
    .select({
      id: course.id,
      name: course.name,
      slug: course.slug,
      imageUrl: course.imageUrl,
      categoryId: course.categoryId,
      teacher: course.teacher,
      summary: course.summary,
      isFree: course.isFree,
    })
    .from(course)
    .where(where)
    .orderBy(...order, asc(course.position), asc(course.id))
    .limit(limit)
    .offset(offset)
  return await withLessonCounts(db, rows)
}

export type CourseFilter = { categoryId: number | null; search: Search | null; isSgk: boolean }

/** The library's courses in the order its editors gave them; a search brings the closest first. */
export async function listLibraryCourses(
  db: Db,
  { categoryId, search, isSgk, ...page }: CourseFilter & Page,
) {
  const where = and(
    inLibrary,
    isSgk ? eq(course.isSgk, true) : undefined,
    categoryId === null ? undefined : await categoryBranch(db, categoryId),
    search === null ? undefined : found(course.fts, search),
  )
  const count = await countUpTo(db, course, where)
  const window = windowOf(page, count)
  if (!window) return { ...count, rows: [] }
  const order = search === null ? [] : [desc(closeness(course.fts, search))]
  return { ...count, rows: await selectCourses(db, where, order, window) }
}

const MOST_COMPARED = 50

/** Names of courses that match and of their teachers, to spell a search by. */
export async function listCourseTexts(db: Db, query: string): Promise<string[][]> {
  const rows = await db
    .select({ name: course.name, teacher: course.teacher })
    .from(course)
    .where(and(inLibrary, matches(course.fts, query)))
    .orderBy(asc(course.position), asc(course.id))
    .limit(MOST_COMPARED)
  return rows.map(({ name, teacher }) => [name, teacher ?? ''])
}
export type CourseRow = Awaited<ReturnType<typeof listLibraryCourses>>['rows'][number]

/** Every course category by position; `courseCount` counts the courses of those below it too. */
export async function listCourseCategories(db: Db) {
  const rows = await db
    .select()
    .from(courseCategory)
    .orderBy(asc(courseCategory.position), asc(courseCategory.id))
  const counts = await db
    .select({ id: course.categoryId, count: sql`count(*)`.mapWith(Number) })
    .from(course)
    .where(inLibrary)
    .groupBy(course.categoryId)
  const own = new Map(counts.map(({ id, count }) => [id, count]))
  return rows.map((row) => ({
    ...row,
    courseCount: withDescendants(rows, row.id).reduce((sum, id) => sum + (own.get(id) ?? 0), 0),
  }))
}
