import { eq, inArray } from 'drizzle-orm'
import { courseChapter, lesson } from '@/backend/modules/learning/tables'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import { publicationStatus } from '@/contract/kinds'
import type { Outline } from '@/contract/staff/courses'
import { slug } from '@/contract/text'

type Kept = { id: number }
type Known = { chapters: Kept[]; lessons: (typeof lesson.$inferSelect)[] }

const idsOf = (things: readonly { id?: number | null | undefined }[]) =>
  things.flatMap(({ id }) => (id ? [id] : []))

/** Every id is the course's own and named once. */
function checkIds(ids: readonly number[], known: readonly Kept[]) {
  const own = new Set(known.map(({ id }) => id))
  if (new Set(ids).size !== ids.length || ids.some((id) => !own.has(id))) {
    throw new HttpError(400, officeTexts.badOutline)
  }
}

/** Learners may stand in a published lesson: it becomes a draft first, so that nobody loses one by a slip. */
async function removeLessons(tx: Tx, known: Known, kept: readonly number[]) {
  const gone = known.lessons.filter(({ id }) => !kept.includes(id))
  const shown = gone.find(({ status }) => status === publicationStatus.published)
  if (shown) throw new HttpError(409, officeTexts.lessonStillShown(shown.name))
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await tx.delete(lesson).where(inArray(lesson.id, ids))
}

type Place = { courseId: number; courseChapterId: number; position: number }
type LessonDraft = Outline[number]['lessons'][number]

async function writeLesson(
  tx: Tx,
  { id, name, isPreview, isPublished }: LessonDraft,
  place: Place,
) {
  const values = { ...place, name, isPreview, status: isPublished ? 1 : 0 }
  if (id) await tx.update(lesson).set(values).where(eq(lesson.id, id))
  else await tx.insert(lesson).values({ ...values, slug: slug(name) })
}

async function writeChapter(
  tx: Tx,
  { id, name }: Outline[number],
  { courseId, position }: { courseId: number; position: number },
): Promise<number> {
  if (id) {
    await tx.update(courseChapter).set({ name, position }).where(eq(courseChapter.id, id))
    return id
  }
  const [row] = await tx.insert(courseChapter).values({ courseId, name, position }).returning()
  if (!row) throw new Error('the chapter was not written')
  return row.id
}

/** Chapters and lessons as they stand in the outline, the rest of the course's removed. */
export async function writeOutline(tx: Tx, courseId: number, outline: Outline): Promise<void> {
  const known: Known = {
    chapters: await tx
      .select({ id: courseChapter.id })
      .from(courseChapter)
      .where(eq(courseChapter.courseId, courseId)),
    lessons: await tx.select().from(lesson).where(eq(lesson.courseId, courseId)).for('update'),
  }
  const keptChapters = idsOf(outline)
  const keptLessons = idsOf(outline.flatMap(({ lessons }) => lessons))
  checkIds(keptChapters, known.chapters)
  checkIds(keptLessons, known.lessons)
  await removeLessons(tx, known, keptLessons)
  let position = 0
  for (const [at, chapter] of outline.entries()) {
    const courseChapterId = await writeChapter(tx, chapter, { courseId, position: at + 1 })
    for (const one of chapter.lessons) {
      position += 1
      await writeLesson(tx, one, { courseId, courseChapterId, position })
    }
  }
  // Last, when no lesson stands in them any more: they would take it along.
  const gone = known.chapters.map(({ id }) => id).filter((id) => !keptChapters.includes(id))
  if (gone.length > 0) await tx.delete(courseChapter).where(inArray(courseChapter.id, gone))
}
