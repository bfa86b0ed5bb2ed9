import { answerSitemapIndex } from '@/lib/seo/sitemap-response'

export const dynamic = 'force-dynamic'

export const GET = () => answerSitemapIndex()
