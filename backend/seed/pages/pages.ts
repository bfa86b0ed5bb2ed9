import { z } from 'zod'
import { daysAgo, picture, place, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readMarkdown } from '@/backend/seed/read/read-markdown'
import { listFiles, nameOf } from '@/backend/seed/read/read-text'

const PolicyFields = z.strictObject({
  position: place,
  title: text,
  /** One or two sentences for search engines. */
  description: text.max(200),
  updatedDaysAgo: daysAgo,
})
const LandingFields = PolicyFields.extend({ picture })

/** A page of text; the name of its file is its address. */
export type Page = z.infer<typeof PolicyFields> & { slug: string; html: string }

const byPosition = (one: { position: number }, other: { position: number }) =>
  one.position - other.position

export const policyFiles = () => listFiles('pages/policies', '.md')
export const landingFiles = () => listFiles('pages/landing', '.md')

export const readPolicy = (file: string): Page => ({
  ...readMarkdown(file, PolicyFields),
  slug: nameOf(file),
})

export const readLanding = (file: string) => ({
  ...readMarkdown(file, LandingFields),
  slug: nameOf(file),
})

/** The help and policy pages, by `position`. */
export const policyPages = once((): readonly Page[] =>
  policyFiles().map(readPolicy).sort(byPosition),
)

/** Landing pages, shown at `/pages/{slug}` and behind the short links printed in books. */
export const landingPages = once(() => landingFiles().map(readLanding).sort(byPosition))
