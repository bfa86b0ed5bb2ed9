import type { LearningLinks } from '@/components/learning/learning-links'
import { paths } from '@/lib/routes/paths'

/** Where the app shows the library's courses and lessons. */
export const libraryPlaces: LearningLinks = {
  course: ({ id }) => paths.mobile.course(id),
  lesson: ({ id }) => paths.mobile.lesson(id),
  isEmbedded: true,
}

/** Where it shows the learner's own. */
export const ownPlaces: LearningLinks = {
  course: ({ id }) => paths.mobile.myCourse(id),
  lesson: ({ id }) => paths.mobile.myLesson(id),
  isEmbedded: true,
}
