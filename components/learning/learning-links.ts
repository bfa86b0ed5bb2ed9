import type { IdSlug } from '@/lib/routes/id-slug'

/** Where courses and lessons are: in the shop, in its library, in the app. */
export type LearningLinks = {
  course: (course: IdSlug) => string
  lesson: (lesson: { id: number }) => string
  /** Inside the app's own window there is no login page and nothing to buy. */
  isEmbedded?: boolean
}
