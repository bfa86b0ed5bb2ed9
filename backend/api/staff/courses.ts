import { eq } from 'drizzle-orm'
import {
  changeCourse,
  changeLesson,
  createCourse,
  getCourse,
  getLesson,
  listCourses,
  setArchived,
} from '@/backend/modules/learning'
import { lesson } from '@/backend/modules/learning/tables'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'

/** Its lessons' pages show it. */
async function purge(context: Pick<Context, 'db' | 'revalidatePages'>, id: number) {
  const lessons = await context.db
    .select({ id: lesson.id })
    .from(lesson)
    .where(eq(lesson.courseId, id))
    .orderBy(lesson.id)
  await context.revalidatePages?.([
    ...['courses', `course:${id}`],
    ...lessons.map((one) => `lesson:${one.id}`),
  ])
}

const refuseNothing = (change: object) => {
  if (Object.keys(change).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
}

/** What the shop teaches; staff see drafts as previews. */
export const staffCourseRoutes: HandlersOf<'staffCourses'> = {
  list: ({ query }, { db }) => listCourses(db, query),

  read: async ({ params: { id } }, { db }) => ({ data: await getCourse(db, id) }),

  create: async ({ body }, context) => {
    const data = await createCourse(context, body)
    return { data, successMessage: officeTexts.courseSaved }
  },

  change: async ({ params: { id }, body }, context) => {
    refuseNothing(body)
    const data = await changeCourse(context, id, body)
    await purge(context, id)
    return { data, successMessage: officeTexts.courseSaved }
  },

  archive: async ({ params: { id } }, context) => {
    await setArchived(context, id, true)
    await purge(context, id)
    return { successMessage: officeTexts.courseArchived }
  },

  restoreCourse: async ({ params: { id } }, context) => ({
    data: await setArchived(context, id, false),
    successMessage: officeTexts.courseSaved,
  }),

  readLesson: async ({ params: { id } }, { db }) => ({ data: await getLesson(db, id) }),

  changeLesson: async ({ params: { id }, body }, context) => {
    refuseNothing(body)
    const data = await changeLesson(context, id, body)
    await context.revalidatePages?.(['courses', `course:${data.courseId}`, `lesson:${id}`])
    return { data, successMessage: officeTexts.lessonSaved }
  },
}
