import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { paths } from '@/lib/routes/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'

const personal = [
  paths.account.home(),
  paths.cart(),
  paths.myDocuments(),
  paths.logout(),
  '/xac-nhan-don-hang/',
  '/mobile/',
  '/api/',
]

/** Endless combinations that say noindex anyway: not worth a crawler's time. */
const combinations = [
  ...['sort', 'priceFrom', 'priceTo', 'inStock', 'searchContent'].map((key) => `/*${key}=`),
  ...['objectType', 'grade'].map((key) => `${paths.products()}*${key}=`),
  `${paths.textbooks()}?grade=*&subject=`,
]

/** Aliases stay open to crawlers: only then do they see the canonical link. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...personal, ...combinations] },
    sitemap: absoluteUrl(paths.sitemapIndex()),
  }
}
