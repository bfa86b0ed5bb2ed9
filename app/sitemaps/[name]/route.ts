import { sitemapResponse } from '@/lib/seo/sitemap-response'
import { whenOpen } from '@/lib/seo/when-open'

export const dynamic = 'force-dynamic'

export const GET = async (_: Request, { params }: { params: Promise<{ name: string }> }) =>
  whenOpen(async () => sitemapResponse((await params).name))
