import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { examination, examinationQuestion } from '@/backend/modules/exams/tables'
import { course, courseCode, lesson } from '@/backend/modules/learning/tables'
import { listChapters } from '@/backend/modules/textbooks'
import { asset, assetChapter, assetSubChapter } from '@/backend/modules/textbooks/tables'
import type { Db } from '@/backend/platform/db/connect'
import { describeCourse } from '@/backend/read-models/product-page/describe-course'
import { examKinds, publicationStatus } from '@/contract/kinds'
import type { ProductCourse, ProductLearning } from '@/contract/shop/product-learning'

type Book = { id: number; grade: number | null; subject: string | null; series: string | null }

const isPublic = and(eq(course.status, publicationStatus.published), eq(course.inLibrary, true))

/** The textbook sold as this product, else the one of its grade and subject, of its own series first. */
async function findTextbook(db: Db, { id, grade, subject, series }: Book) {
  const sameLessons =
    grade === null || !subject ? undefined : and(eq(asset.grade, grade), eq(asset.subject, subject))
  const [row] = await db
    .select({ id: asset.id, name: asset.name, slug: asset.slug })
    .from(asset)
    .where(or(eq(asset.productId, id), sameLessons))
    .orderBy(
      desc(sql`${asset.productId} is not distinct from ${id}`),
      desc(sql`${asset.series} is not distinct from ${series}`),
      asc(asset.position),
      asc(asset.id),
    )
    .limit(1)
  return row ?? null
}

async function firstCourse(db: Db, where: SQL | undefined): Promise<number | null> {
  const [row] = await db
    .select({ id: course.id })
    .from(course)
    .where(and(isPublic, where))
    .orderBy(desc(course.isSgk), asc(course.position), asc(course.id))
    .limit(1)
  return row?.id ?? null
}

/** The course most entries of the textbook's contents lead to. */
async function courseOfTextbook(db: Db, assetId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: course.id })
    .from(assetSubChapter)
    .innerJoin(assetChapter, eq(assetChapter.chapterId, assetSubChapter.chapterId))
    .innerJoin(
      lesson,
      and(eq(lesson.id, assetSubChapter.lessonId), eq(lesson.status, publicationStatus.published)),
    )
    .innerJoin(course, and(eq(course.id, lesson.courseId), isPublic))
    .where(eq(assetChapter.assetId, assetId))
    .groupBy(course.id)
    .orderBy(desc(sql`count(*)`), asc(course.id))
    .limit(1)
  return row?.id ?? null
}

async function findCourse(db: Db, book: Book, assetId: number | null): Promise<number | null> {
  const { id, grade, subject } = book
  const own = await firstCourse(db, eq(course.productId, id))
  if (own !== null) return own
  const taught = assetId === null ? null : await courseOfTextbook(db, assetId)
  if (taught !== null || grade === null || !subject) return taught
  return firstCourse(db, and(eq(course.grade, grade), eq(course.subject, subject)))
}

/** The first exercise that anybody signed in may take: it is free itself, or its course is. */
async function freeExercise(db: Db, { courseId, isFree }: ProductCourse) {
  const [row] = await db
    .select({
      examinationId: examination.id,
      examinationName: examination.name,
      totalQuestion: sql`count(*)`.mapWith(Number),
    })
    .from(examination)
    .innerJoin(
      lesson,
      and(eq(lesson.id, examination.lessonId), eq(lesson.status, publicationStatus.published)),
    )
    .innerJoin(examinationQuestion, eq(examinationQuestion.examinationId, examination.id))
    .where(
      and(
        eq(lesson.courseId, courseId),
        eq(examination.kind, examKinds.exercise),
        eq(examination.status, publicationStatus.published),
        isFree ? undefined : eq(examination.isFree, true),
      ),
    )
    .groupBy(examination.id, lesson.position, lesson.id)
    .orderBy(asc(lesson.position), asc(lesson.id), asc(examination.position), asc(examination.id))
    .limit(1)
  return row ?? null
}

async function takesCode(db: Db, courseId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: courseCode.id })
    .from(courseCode)
    .where(eq(courseCode.courseId, courseId))
    .limit(1)
  return row !== undefined
}

/** What can be learnt with a book: its textbook's contents, a course, an exercise; null when nothing belongs to it. */
export async function learningOfBook(db: Db, book: Book): Promise<ProductLearning | null> {
  const textbook = await findTextbook(db, book)
  const courseId = await findCourse(db, book, textbook?.id ?? null)
  const told = courseId === null ? null : await describeCourse(db, courseId)
  if (!textbook && !told) return null
  return {
    textbook: textbook && {
      assetId: textbook.id,
      assetName: textbook.name,
      slug: textbook.slug,
      chapters: (await listChapters(db, textbook.id)).map(({ title }) => title),
    },
    course: told,
    exercise: told && (await freeExercise(db, told)),
    takesCode: told !== null && told.isFree !== true && (await takesCode(db, told.courseId)),
  }
}
