import {
  activateCourse,
  libraryMessages,
  saveLessonProgress,
  takeCourse,
} from '@/backend/modules/learning'
import type { HandlersOf } from '@/backend/platform/context'
import {
  getLibraryCourse,
  getLibraryLesson,
  listCategories,
  listCourses,
} from '@/backend/read-models/courses/library-courses'
import {
  getOwnCourse,
  getOwnLesson,
  listOwnCourses,
} from '@/backend/read-models/courses/own-courses'

export const learningRoutes: HandlersOf<'learning'> = {
  listLibraryCourses: ({ query }, context) => listCourses(context, query, { isSgk: false }),

  listTextbookCourses: ({ query }, context) => listCourses(context, query, { isSgk: true }),

  listCourseCategories: async (_, context) => ({ data: await listCategories(context) }),

  getLibraryCourse: async ({ params }, context) => ({
    data: await getLibraryCourse(context, params.id),
  }),

  getLibraryLesson: async ({ params }, context) => ({
    data: await getLibraryLesson(context, params.id),
  }),

  listUserCourses: ({ query }, context) => listOwnCourses(context, query),

  getUserCourse: async ({ params }, context) => ({ data: await getOwnCourse(context, params.id) }),

  getUserLesson: async ({ params }, context) => ({ data: await getOwnLesson(context, params.id) }),

  saveLessonProgress: async ({ params, body }, context) => {
    await saveLessonProgress(context, params.lessonId, body)
    return {}
  },

  takeCourse: async ({ params }, context) => {
    await takeCourse(context, params.id)
    return { successMessage: libraryMessages.courseTaken }
  },

  activateCourse: async ({ body }, context) => ({
    data: await activateCourse(context, { code: body.code, seri: body.seri || undefined }),
    successMessage: libraryMessages.courseOpened,
  }),
}
