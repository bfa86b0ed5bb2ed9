import type { Metadata } from 'next'
import type { LandingPage } from '@/contract/shop/pages'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { summaryOf } from '@/lib/seo/summary'

/** Under whichever address a landing page is shown. */
export async function landingMetadata({
  id,
  kind,
  title,
  description,
  content,
}: LandingPage): Promise<Metadata> {
  return pageMetadata({
    title,
    description: description || summaryOf(content),
    // A policy page has a URL of its own; elsewhere it is a copy.
    path: kind === 'static' ? `/${id}` : paths.page(id),
  })
}
