import { courseCodeHash } from '@/backend/modules/learning'
import {
  course,
  courseCategory,
  courseChapter,
  courseCode,
  lesson,
  lessonAttachment,
} from '@/backend/modules/learning/tables'
import { addSearchWords, searchText } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { coursePicture } from '@/backend/seed/generators/course-pictures'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { reserveIds, taker } from '@/backend/seed/reserve-ids'
import { activationCodes } from './activation-codes'
import { clipFile } from './clips'
import { type Course, courseCategories, courses, type Lesson, lessonsOf } from './courses'
import { handoutFile, handouts } from './handouts'

/** Ids of lessons in the order of their course, by its slug. */
export type Written = Map<string, { id: number; lessonIds: number[] }>

async function writeCategories(db: Db) {
  const rows = await db
    .insert(courseCategory)
    .values(courseCategories().map(({ name, slug }, at) => ({ name, slug, position: at + 1 })))
    .returning({ id: courseCategory.id, slug: courseCategory.slug })
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

const courseRow = (one: Course, at: number, categoryId: number | null, context: SeedContext) => {
  const { now, productIds } = context
  const createdAt = minutesBefore(now, (12 + (courses().length - at) * 6) * DAY_MINUTES)
  return {
    categoryId,
    productId: one.isSold ? (productIds.get(one.slug) ?? null) : null,
    name: one.name,
    slug: one.slug,
    summary: one.summary,
    descriptionHtml: one.html,
    imageUrl: mediaUrl(coursePicture(one)),
    teacher: one.teacher,
    grade: one.grade,
    subject: one.subject,
    inLibrary: true,
    isSgk: one.followsTextbook,
    isFree: !one.isSold,
    validDays: one.validDays,
    position: at + 1,
    searchText: searchText(
      one.name,
      one.subject,
      one.grade === null ? null : `lớp ${one.grade}`,
      one.teacher,
      one.summary,
    ),
    createdAt,
    updatedAt: createdAt,
  }
}

const lessonRow = (
  one: Lesson,
  courseId: number,
  courseChapterId: number,
  position: number,
  updatedAt: Date,
) => ({
  courseId,
  courseChapterId,
  name: one.name,
  slug: one.slug,
  contentHtml: one.html,
  videoUrl: one.clip ? `/media/${clipFile(one.clip.name, 'webm')}` : null,
  captionUrl: one.clip ? `/media/${clipFile(one.clip.name, 'vtt')}` : null,
  duration: one.clip?.seconds ?? (one.minutes ?? 0) * 60,
  isPreview: one.isPreview,
  position,
  updatedAt,
})

function handoutRow(one: Lesson, lessonId: number) {
  const sheet = handouts().find(({ name }) => name === one.handout)
  if (!sheet) throw new Error(`No handout called ${one.handout}`)
  return {
    lessonId,
    fileName: `${sheet.name}.pdf`,
    filePath: handoutFile(sheet),
    fileSize: sheet.fileSize,
    mimeType: 'application/pdf',
    position: 1,
  }
}

/** Codes printed in books exist to be tried; a shop that sells for real prints its own. */
async function writeCodes(db: Db, written: Written, { now, demo }: SeedContext) {
  if (!demo) return
  await db.insert(courseCode).values(
    activationCodes().map(({ code, seri, course: slug, isExpired }) => {
      const found = written.get(slug)
      if (!found) throw new Error(`No course for code ${seri}`)
      return {
        codeHash: courseCodeHash(code),
        seri,
        courseId: found.id,
        batch: 'demo',
        expiresAt: isExpired ? minutesBefore(now, 30 * DAY_MINUTES) : null,
        createdAt: minutesBefore(now, 120 * DAY_MINUTES),
      }
    }),
  )
}

export async function writeCourses(db: Db, context: SeedContext): Promise<Written> {
  const categories = await writeCategories(db)
  const courseIds = await reserveIds(db, course, 'id', courses().length)
  const chapterIds = await reserveIds(
    db,
    courseChapter,
    'id',
    courses().flatMap(({ chapters }) => chapters).length,
  )
  const lessonIds = await reserveIds(db, lesson, 'id', courses().flatMap(lessonsOf).length)
  const [nextChapter, nextLesson] = [taker(chapterIds), taker(lessonIds)]
  const rows = courses().map((one, at) => ({
    id: courseIds[at] ?? 0,
    ...courseRow(one, at, categories.get(one.category) ?? null, context),
  }))
  const chapters = courses().flatMap((one, at) =>
    one.chapters.map(({ name, lessons }, place) => ({
      row: { id: nextChapter(), courseId: courseIds[at] ?? 0, name, position: place + 1 },
      lessons: lessons.map((each) => ({ each, id: nextLesson() })),
      updatedAt: rows[at]?.updatedAt ?? context.now,
    })),
  )
  const lessons = chapters.flatMap(({ row, lessons: inChapter, updatedAt }) =>
    inChapter.map(({ each, id }, at) => ({
      each,
      row: { id, ...lessonRow(each, row.courseId, row.id, at + 1, updatedAt) },
    })),
  )
  await db.insert(course).values(rows)
  await addSearchWords(
    db,
    rows.flatMap(({ name, teacher }) => [name, teacher]),
  )
  await db.insert(courseChapter).values(chapters.map(({ row }) => row))
  await db.insert(lesson).values(lessons.map(({ row }) => row))
  await db
    .insert(lessonAttachment)
    .values(
      lessons
        .filter(({ each }) => each.handout !== undefined)
        .map(({ each, row }) => handoutRow(each, row.id)),
    )
  const written: Written = new Map(
    courses().map((one, at) => {
      const id = courseIds[at] ?? 0
      return [
        one.slug,
        {
          id,
          lessonIds: lessons.filter(({ row }) => row.courseId === id).map(({ row }) => row.id),
        },
      ]
    }),
  )
  await writeCodes(db, written, context)
  return written
}
