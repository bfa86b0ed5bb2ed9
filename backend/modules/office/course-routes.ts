import { eq } from 'drizzle-orm'
import type { Context, HandlersOf } from '@/backend/context'
import { audit } from '@/backend/modules/office/audit-log'
import { officeTexts } from '@/backend/modules/office/texts'
import type { Tx } from '@/backend/platform/db/connect'
import { course, lesson } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { notFound } from '@/backend/platform/http/http-error'

type OfficeCourseRoutes = Pick<HandlersOf<'office'>, 'changeCourse' | 'changeLesson'>
type Publication = { id: number; isPublished: boolean }

const statusOf = ({ isPublished }: Publication) => (isPublished ? 1 : 0)

const auditPublication = (
  tx: Tx,
  context: Context,
  action: string,
  { id, isPublished }: Publication,
) =>
  audit(tx, context, {
    action,
    subject: String(id),
    data: { isPublished },
  })

/** @returns its lessons, whose pages show it */
async function publishCourse(tx: Tx, context: Context, change: Publication) {
  const [row] = await tx
    .update(course)
    .set({ status: statusOf(change), updatedAt: context.now() })
    .where(eq(course.id, change.id))
    .returning({ id: course.id })
  if (!row) throw notFound()
  await auditPublication(tx, context, 'course.change', change)
  return tx.select({ id: lesson.id }).from(lesson).where(eq(lesson.courseId, row.id))
}

async function publishLesson(tx: Tx, context: Context, change: Publication) {
  const [row] = await tx
    .update(lesson)
    .set({ status: statusOf(change), updatedAt: context.now() })
    .where(eq(lesson.id, change.id))
    .returning({ lessonId: lesson.id, courseId: lesson.courseId })
  if (!row) throw notFound()
  await auditPublication(tx, context, 'lesson.change', change)
  return row
}

/** What readers see of the courses; staff see drafts as previews. */
export const officeCourseRoutes: OfficeCourseRoutes = {
  changeCourse: async ({ params: { id }, body: { isPublished } }, context) => {
    const lessons = await transact(context.db, (tx) =>
      publishCourse(tx, context, { id, isPublished }),
    )
    await context.revalidatePages?.([
      'courses',
      `course:${id}`,
      ...lessons.map((one) => `lesson:${one.id}`),
    ])
    return { data: { courseId: id, isPublished }, successMessage: officeTexts.courseSaved }
  },

  changeLesson: async ({ params: { id }, body: { isPublished } }, context) => {
    const row = await transact(context.db, (tx) => publishLesson(tx, context, { id, isPublished }))
    await context.revalidatePages?.(['courses', `course:${row.courseId}`, `lesson:${id}`])
    return { data: { ...row, isPublished }, successMessage: officeTexts.lessonSaved }
  },
}
