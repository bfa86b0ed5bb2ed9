import { eq, isNull, like, sql } from 'drizzle-orm'
import { news, page, redirectRule } from '@/backend/modules/content/tables'
import { course, courseChapter, lesson } from '@/backend/modules/learning/tables'
import { asset, assetChapter, assetSubChapter } from '@/backend/modules/textbooks/tables'
import type { Db } from '@/backend/platform/db/connect'
import { type ShortLink, shortLinks } from '@/backend/seed/pages/short-links'
import { resolveLinks } from '@/backend/seed/pages/text-links'
import { entriesOf, type Textbook, textbooks } from '@/backend/seed/textbooks/textbooks'

type Lesson = { id: number; slug: string }
type Course = { id: number; lessons: Lesson[] }
type Courses = ReadonlyMap<string, Course>

async function findCourses(db: Db): Promise<Courses> {
  const rows = await db
    .select({ id: course.id, slug: course.slug, lessonId: lesson.id, lessonSlug: lesson.slug })
    .from(course)
    .innerJoin(lesson, eq(lesson.courseId, course.id))
    .leftJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
    .orderBy(course.id, courseChapter.position, lesson.position)
  const found = new Map<string, Course>()
  for (const row of rows) {
    const one = found.get(row.slug) ?? { id: row.id, lessons: [] }
    one.lessons.push({ id: row.lessonId, slug: row.lessonSlug })
    found.set(row.slug, one)
  }
  return found
}

async function linkTexts(db: Db, courses: ReadonlyMap<string, number>) {
  const marked = '%href="course:%'
  const linked = (html: string) => resolveLinks(html, { courses })
  // The times of change stay as they were: linking is no edit of the text.
  for (const { slug, contentHtml, updatedAt } of await db
    .select()
    .from(page)
    .where(like(page.contentHtml, marked)))
    await db
      .update(page)
      .set({ contentHtml: linked(contentHtml), updatedAt })
      .where(eq(page.slug, slug))
  for (const { id, contentHtml, updatedAt } of await db
    .select()
    .from(news)
    .where(like(news.contentHtml, marked)))
    await db
      .update(news)
      .set({ contentHtml: linked(contentHtml), updatedAt })
      .where(eq(news.id, id))
  for (const { id, descriptionHtml, updatedAt } of await db
    .select()
    .from(course)
    .where(like(course.descriptionHtml, marked)))
    await db
      .update(course)
      .set({ descriptionHtml: linked(descriptionHtml), updatedAt })
      .where(eq(course.id, id))
  for (const { id, contentHtml, updatedAt } of await db
    .select()
    .from(lesson)
    .where(like(lesson.contentHtml, marked)))
    await db
      .update(lesson)
      .set({ contentHtml: linked(contentHtml), updatedAt })
      .where(eq(lesson.id, id))
}

/** Entries of a book that name a lesson, by chapter and title. */
const taught = (book: Textbook) =>
  book.chapters.flatMap((chapter, at) =>
    entriesOf(chapter).flatMap(({ title, lesson: number }) =>
      number === undefined ? [] : [{ place: `${book.slug} ${at + 1} ${title}`, number }],
    ),
  )

async function linkTextbooks(db: Db, courses: Courses) {
  const entries = await db
    .select({
      id: assetSubChapter.subChapterId,
      title: assetSubChapter.title,
      chapter: assetChapter.position,
      book: asset.slug,
    })
    .from(assetSubChapter)
    .innerJoin(assetChapter, eq(assetChapter.chapterId, assetSubChapter.chapterId))
    .innerJoin(asset, eq(asset.id, assetChapter.assetId))
    .where(isNull(assetSubChapter.lessonId))
  const idAt = new Map(
    entries.map(({ id, title, chapter, book }) => [`${book} ${chapter} ${title}`, id]),
  )
  const pairs = textbooks().flatMap((book) => {
    const lessons = courses.get(book.course ?? '')?.lessons ?? []
    return taught(book).flatMap(({ place, number }) => {
      const [entryId, lessonId] = [idAt.get(place), lessons[number - 1]?.id]
      return entryId === undefined || lessonId === undefined
        ? []
        : [sql`(${entryId}::int, ${lessonId}::int)`]
    })
  })
  if (pairs.length === 0) return
  await db.execute(
    sql`update asset_sub_chapter set lesson_id = pair.lesson_id from (values ${sql.join(pairs, sql`, `)}) as pair (entry_id, lesson_id) where sub_chapter_id = pair.entry_id`,
  )
}

function pathTo(
  { path, textbook, course: slug, lesson: number }: ShortLink,
  books: ReadonlyMap<string, number>,
  courses: Courses,
): string | null {
  if (path !== undefined) return path
  if (textbook !== undefined) {
    const id = books.get(textbook)
    return id === undefined ? null : `/sach-giao-khoa/${textbook}-${id}`
  }
  const found = courses.get(slug ?? '')
  if (!found) return null
  if (number === undefined) return `/thu-vien/khoa-hoc/${slug}-${found.id}`
  const one = found.lessons[number - 1]
  return one ? `/thu-vien/bai-hoc/${one.slug}-${one.id}` : null
}

async function writeShortLinks(db: Db, courses: Courses) {
  const books = new Map(
    (await db.select({ id: asset.id, slug: asset.slug }).from(asset)).map(({ id, slug }) => [
      slug,
      id,
    ]),
  )
  const rules = shortLinks().flatMap((link) => {
    const toPath = pathTo(link, books, courses)
    return toPath === null ? [] : [{ fromPath: link.from, toPath, statusCode: 302 }]
  })
  await db.insert(redirectRule).values(rules).onConflictDoNothing()
}

/** Ties texts, tables of contents and printed short links to the courses and their lessons, when all are written. */
export async function linkLessons(db: Db): Promise<void> {
  const courses = await findCourses(db)
  await linkTexts(db, new Map([...courses].map(([slug, { id }]) => [slug, id])))
  await linkTextbooks(db, courses)
  await writeShortLinks(db, courses)
}
