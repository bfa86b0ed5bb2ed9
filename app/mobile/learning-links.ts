import type { LearningLinks } from '@/components/learning/learning-links'
import { paths } from '@/lib/routes/paths'

/** URLs of the library's courses and lessons in the app. */
export const libraryLinks: LearningLinks = {
  course: ({ id }) => paths.mobile.course(id),
  lesson: ({ id }) => paths.mobile.lesson(id),
  isEmbedded: true,
}

/** URLs of the learner's own courses in the app. */
export const ownLinks: LearningLinks = {
  course: ({ id }) => paths.mobile.myCourse(id),
  lesson: ({ id }) => paths.mobile.myLesson(id),
  isEmbedded: true,
}
