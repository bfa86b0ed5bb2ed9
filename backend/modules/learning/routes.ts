import type { HandlersOf } from '@/backend/context'
import { activateCourse } from '@/backend/modules/learning/course-code-routes'
import { libraryRoutes } from '@/backend/modules/learning/library-routes'
import { ownCourseRoutes } from '@/backend/modules/learning/own-course-routes'

export const learningRoutes: HandlersOf<'learning'> = {
  ...libraryRoutes,
  ...ownCourseRoutes,
  activateCourse,
}
