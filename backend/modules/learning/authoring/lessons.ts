import { eq } from 'drizzle-orm'
import { lesson } from '@/backend/modules/learning/tables'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import { publicationStatus } from '@/contract/kinds'
import type { StaffLesson, staffCourses } from '@/contract/staff/courses'

type Change = Parsed<typeof staffCourses.changeLesson>['body']
type Row = typeof lesson.$inferSelect

const staffLesson = (row: Row): StaffLesson => ({
  id: row.id,
  courseId: row.courseId,
  lessonName: row.name,
  content: row.contentHtml,
  videoURL: row.videoUrl,
  captionURL: row.captionUrl,
  duration: row.duration,
  isPreview: row.isPreview,
  isPublished: row.status === publicationStatus.published,
})

/** One lesson in the shape of the staff call; 404 when there is none. */
export async function getLesson(db: Db, id: number): Promise<StaffLesson> {
  const [row] = await db.select().from(lesson).where(eq(lesson.id, id))
  if (!row) throw notFound()
  return staffLesson(row)
}

/** Changes what is named and writes the audit log; 404 when there is none. */
export const changeLesson = (context: Context, id: number, change: Change) =>
  changeWithAudit(context, 'lesson.change', async (tx) => {
    const [row] = await tx.select().from(lesson).where(eq(lesson.id, id)).for('update')
    if (!row) throw notFound()
    const [after] = await tx
      .update(lesson)
      .set({
        name: change.lessonName,
        contentHtml: change.content,
        videoUrl: change.videoURL,
        captionUrl: change.captionURL,
        duration: change.duration,
        isPreview: change.isPreview,
        ...(change.isPublished !== undefined && { status: change.isPublished ? 1 : 0 }),
        updatedAt: context.now(),
      })
      .where(eq(lesson.id, id))
      .returning()
    const result = staffLesson(after ?? row)
    return { subject: id, before: staffLesson(row), after: result, result }
  })
