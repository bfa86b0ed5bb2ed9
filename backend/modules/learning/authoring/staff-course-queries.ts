import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { listCourseChapters, readingOrder } from '@/backend/modules/learning/course-detail-queries'
import { course, courseChapter, lesson } from '@/backend/modules/learning/tables'
import { found, readPlainSearch } from '@/backend/modules/search'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import type { Parsed } from '@/contract/endpoint'
import { publicationStatus } from '@/contract/kinds'
import type { CourseRow, StaffCourse, staffCourses } from '@/contract/staff/courses'

type Query = Parsed<typeof staffCourses.list>['query']
export type Row = typeof course.$inferSelect

const states: Record<NonNullable<Query['state']>, SQL | undefined> = {
  published: and(eq(course.status, publicationStatus.published), isNull(course.archivedAt)),
  draft: and(eq(course.status, publicationStatus.draft), isNull(course.archivedAt)),
  archived: isNotNull(course.archivedAt),
}

function matching({ q, ids, state }: Query) {
  const search = q ? readPlainSearch(q) : null
  return and(
    ids ? inArray(course.id, idsOf(ids)) : undefined,
    state ? states[state] : ids ? undefined : isNull(course.archivedAt),
    search ? found(course.fts, search) : undefined,
  )
}

const lessonCount = sql`(select count(*) from ${lesson}
  where ${lesson.courseId} = ${course.id})`.mapWith(Number)

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      course,
      lessonCount,
      productName: product.title,
      priceSale: product.salePrice,
    })
    .from(course)
    .leftJoin(product, eq(product.id, course.productId))
    .where(where)
type Joined = Awaited<ReturnType<typeof select>>[number]

const courseRow = ({ course: row, lessonCount, priceSale }: Joined): CourseRow => ({
  id: row.id,
  courseName: row.name,
  slug: row.slug,
  teacher: row.teacher,
  isPublished: row.status === publicationStatus.published,
  isArchived: row.archivedAt !== null,
  isFree: row.isFree,
  lessonCount,
  productId: row.productId,
  priceSale,
  updatedTime: row.updatedAt.toISOString(),
})

/** A page of all courses, hidden ones too, in the shape of the staff call. */
export async function listCourses(db: Db, query: Query) {
  const where = matching(query)
  const columns = { updatedTime: course.updatedAt, courseName: course.name }
  const order = orderBy(query, columns, { sort: 'updatedTime', order: 'desc' }, course.id)
  return listPage(db, query, {
    from: course,
    where,
    rows: select(db, where),
    order,
    toDto: courseRow,
  })
}

const listLessons = (db: Db, courseId: number) =>
  db
    .select({
      id: lesson.id,
      name: lesson.name,
      chapterId: lesson.courseChapterId,
      isPreview: lesson.isPreview,
      status: lesson.status,
    })
    .from(lesson)
    .leftJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
    .where(eq(lesson.courseId, courseId))
    .orderBy(...readingOrder)

/** Lessons that stand in no chapter are shown as the first one. */
async function outlineOf(db: Db, courseId: number): Promise<StaffCourse['chapters']> {
  const lessons = await listLessons(db, courseId)
  const chapters = await listCourseChapters(db, courseId)
  const inChapter = (chapterId: number | null) =>
    lessons
      .filter((one) => one.chapterId === chapterId)
      .map(({ id, name, isPreview, status }) => ({
        ...{ id, name, isPreview },
        isPublished: status === publicationStatus.published,
      }))
  const loose = inChapter(null)
  return [
    ...(loose.length > 0 ? [{ id: null, name: officeTexts.looseLessons, lessons: loose }] : []),
    ...chapters.map(({ id, name }) => ({ id, name, lessons: inChapter(id) })),
  ]
}

/** Everything the staff can change; 404 when there is none. */
export async function getCourse(db: Db, id: number): Promise<StaffCourse> {
  const [joined] = await select(db, eq(course.id, id))
  if (!joined) throw notFound()
  const { course: row, productName } = joined
  return {
    ...courseRow(joined),
    summary: row.summary,
    description: row.descriptionHtml,
    imageURL: row.imageUrl,
    grade: row.grade,
    subject: row.subject,
    courseCategoryId: row.categoryId,
    inLibrary: row.inLibrary,
    isTextbook: row.isSgk,
    validDays: row.validDays,
    productName,
    chapters: await outlineOf(db, id),
  }
}

export async function lockCourse(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(course).where(eq(course.id, id)).for('update')
  if (!row) throw notFound()
  return row
}
