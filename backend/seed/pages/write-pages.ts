import { page } from '@/backend/modules/content/tables'
import type { Db } from '@/backend/platform/db/connect'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { landingPages, type Page, policyPages } from './pages'
import { resolveLinks } from './text-links'

export async function writePages(db: Db, { now, productIds }: SeedContext): Promise<void> {
  const savedAt = ({ updatedDaysAgo }: Page) => minutesBefore(now, updatedDaysAgo * DAY_MINUTES)
  const rowOf = (kind: 'static' | 'landing') => (text: Page) => ({
    slug: text.slug,
    kind,
    title: text.title,
    description: text.description,
    contentHtml: resolveLinks(text.html, { products: productIds }),
    updatedAt: savedAt(text),
    savedAt: savedAt(text),
  })
  await db
    .insert(page)
    .values([...policyPages().map(rowOf('static')), ...landingPages().map(rowOf('landing'))])
}
