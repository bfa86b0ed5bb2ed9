import type { ElementType } from 'react'
import type { IdSlug } from '@/lib/routes/id-slug'

/** URLs of courses and lessons: in the shop, in the library, in the app. */
export type LearningLinks = {
  course: (course: IdSlug) => string
  lesson: (lesson: { id: number }) => string
  /** `PageLink` among the learner's own pages; a plain link elsewhere. */
  Anchor?: ElementType
  /** The app's web view has no login page and may not sell. */
  isEmbedded?: boolean
}
