import { answerSitemapIndex } from '@/lib/seo/answer-sitemap'

export const dynamic = 'force-dynamic'

export const GET = () => answerSitemapIndex()
