import type { LearningLinks } from '@/components/learning/learning-links'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/lib/routes/paths'

/** URLs of the learner's own courses in the shop. */
export const myCourseLinks: LearningLinks = {
  course: paths.course,
  lesson: paths.lesson,
  Anchor: PageLink,
}
