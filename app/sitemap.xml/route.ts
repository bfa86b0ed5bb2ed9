import { sitemapIndexResponse } from '@/lib/seo/sitemap-response'
import { whenOpen } from '@/lib/seo/when-open'

export const dynamic = 'force-dynamic'

export const GET = () => whenOpen(sitemapIndexResponse)
