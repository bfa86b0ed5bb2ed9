/** A landing page, shown at `/pages/{slug}` and behind the short links printed in books. */
export type LandingPage = {
  slug: string
  title: string
  description: string
  updatedDaysAgo: number
  html: string
}
