import type { NewsDetail } from '@/contract/shop/news'
import { cutText } from '@/contract/text'

type Context = { url: string; imageUrl: string | null; shopName: string }

/** schema.org NewsArticle. */
export const newsJsonLd = (article: NewsDetail, { url, imageUrl, shopName }: Context) => ({
  '@type': 'NewsArticle',
  headline: cutText(article.title, 110),
  description: article.summary,
  datePublished: article.publishedTime,
  dateModified: article.updatedTime ?? article.publishedTime,
  mainEntityOfPage: url,
  ...(imageUrl && { image: [imageUrl] }),
  author: { '@type': 'Organization', name: shopName },
  publisher: { '@type': 'Organization', name: shopName },
  inLanguage: 'vi',
})
