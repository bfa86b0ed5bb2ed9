import { sitemapResponse } from '@/lib/seo/sitemap-response'

export const dynamic = 'force-dynamic'

export const GET = async (_: Request, { params }: { params: Promise<{ name: string }> }) =>
  sitemapResponse((await params).name)
