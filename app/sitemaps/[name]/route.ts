import { answerSitemap } from '@/lib/seo/sitemap-response'

export const dynamic = 'force-dynamic'

export const GET = async (_: Request, { params }: { params: Promise<{ name: string }> }) =>
  answerSitemap((await params).name)
