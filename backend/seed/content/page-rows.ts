import type { Db } from '@/backend/platform/db/connect'
import { page } from '@/backend/platform/db/tables'
import { landingPages } from '@/backend/seed/content/landing/index'
import { resolveLinks } from '@/backend/seed/content/links'
import { helpPages } from '@/backend/seed/content/pages/index'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'

export async function writePages(db: Db, { now, productIds }: SeedContext): Promise<void> {
  const of = (kind: 'static' | 'landing') => (text: (typeof landingPages)[number]) => ({
    slug: text.slug,
    kind,
    title: text.title,
    description: text.description,
    contentHtml: resolveLinks(text.html, { products: productIds }),
    updatedAt: minutesBefore(now, text.updatedDaysAgo * DAY_MINUTES),
  })
  await db.insert(page).values([...helpPages.map(of('static')), ...landingPages.map(of('landing'))])
}
