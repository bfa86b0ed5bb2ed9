/** A help or policy page; `slug` is its address. */
export type HelpPage = {
  slug: string
  title: string
  /** One or two sentences for search engines. */
  description: string
  /** Whole days before the seeding on which the text was last changed. */
  updatedDaysAgo: number
  html: string
}
