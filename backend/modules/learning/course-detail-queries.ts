import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import {
  course,
  courseChapter,
  lesson,
  lessonAttachment,
  userCourse,
} from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'
import { publicationStatus } from '@/contract/kinds'

/**
 * `owned` is for those who have the course: also one that left the library, or never stood in it. `all` is for staff: drafts too.
 */
export type Visibility = 'library' | 'owned' | 'all'

function visibleCourse(visibility: Visibility): SQL | undefined {
  if (visibility === 'all') return undefined
  const isPublished = eq(course.status, publicationStatus.published)
  return visibility === 'owned' ? isPublished : and(isPublished, eq(course.inLibrary, true))
}
const visibleLesson = (visibility: Visibility): SQL | undefined =>
  visibility === 'all' ? undefined : eq(lesson.status, publicationStatus.published)

const sold = {
  productId: product.id,
  productSlug: product.slug,
  price: product.price,
  salePrice: product.salePrice,
}

/** A course with the active product that sells it. */
export async function findCourse(db: Db, id: number, visibility: Visibility) {
  const [row] = await db
    .select({ course, sold })
    .from(course)
    .leftJoin(product, and(eq(product.id, course.productId), sql`${product.isActive}`))
    .where(and(eq(course.id, id), visibleCourse(visibility)))
  return row ?? null
}
export type CourseWithProduct = NonNullable<Awaited<ReturnType<typeof findCourse>>>

/** The chapters of a course, in their order. */
export const listCourseChapters = (db: Db, courseId: number) =>
  db
    .select()
    .from(courseChapter)
    .where(eq(courseChapter.courseId, courseId))
    .orderBy(asc(courseChapter.position), asc(courseChapter.id))
export type ChapterRow = Awaited<ReturnType<typeof listCourseChapters>>[number]

/** By chapter, then by place in it; lessons without a chapter come first. */
export const readingOrder = [
  sql`${courseChapter.position} nulls first`,
  sql`${courseChapter.id} nulls first`,
  asc(lesson.position),
  asc(lesson.id),
]

/** In reading order. */
export const listLessons = (db: Db, courseId: number, visibility: Visibility) =>
  db
    .select({
      id: lesson.id,
      name: lesson.name,
      chapterId: lesson.courseChapterId,
      position: lesson.position,
      videoUrl: lesson.videoUrl,
      duration: lesson.duration,
      isPreview: lesson.isPreview,
    })
    .from(lesson)
    .leftJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
    .where(and(eq(lesson.courseId, courseId), visibleLesson(visibility)))
    .orderBy(...readingOrder)
export type LessonRow = Awaited<ReturnType<typeof listLessons>>[number]

export const isActive = (now: Date) =>
  or(isNull(userCourse.expiresAt), gt(userCourse.expiresAt, now))

/** The learner's right to a course, while it lasts. */
export async function findActivation(db: Db, userId: number, courseId: number, now: Date) {
  const [row] = await db
    .select({ expiresAt: userCourse.expiresAt })
    .from(userCourse)
    .where(and(eq(userCourse.userId, userId), eq(userCourse.courseId, courseId), isActive(now)))
  return row ?? null
}

/** The learner's right to a course, also when it is over. */
export async function findEnrollment(db: Db, userId: number, courseId: number, now: Date) {
  const [row] = await db
    .select({ expiresAt: userCourse.expiresAt })
    .from(userCourse)
    .where(and(eq(userCourse.userId, userId), eq(userCourse.courseId, courseId)))
  return row ? { ...row, hasEnded: row.expiresAt !== null && row.expiresAt <= now } : null
}

/** True while the learner's activation lasts. */
export const ownsCourse = async (db: Db, userId: number, courseId: number, now: Date) =>
  (await findActivation(db, userId, courseId, now)) !== null

export const lessonWithCourse = {
  lesson,
  course: {
    id: course.id,
    name: course.name,
    slug: course.slug,
    isFree: course.isFree,
    inLibrary: course.inLibrary,
    status: course.status,
  },
}

/** A lesson with its course, if both may be seen; null otherwise. */
export async function findLesson(db: Db, id: number, visibility: Visibility) {
  const [row] = await db
    .select(lessonWithCourse)
    .from(lesson)
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(and(eq(lesson.id, id), visibleLesson(visibility), visibleCourse(visibility)))
  return row ?? null
}
export type LessonWithCourse = NonNullable<Awaited<ReturnType<typeof findLesson>>>

/** The files of a lesson, in their order. */
export const listAttachments = (db: Db, lessonId: number) =>
  db
    .select()
    .from(lessonAttachment)
    .where(eq(lessonAttachment.lessonId, lessonId))
    .orderBy(asc(lessonAttachment.position), asc(lessonAttachment.id))
export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number]

/** A file by its id; the caller checks who may open it. Null when there is none. */
export async function findAttachment(db: Db, id: number) {
  const [row] = await db.select().from(lessonAttachment).where(eq(lessonAttachment.id, id))
  return row ?? null
}
