import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { allPages } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { disallowedPaths } from '@/lib/seo/disallowed-paths'
import { site } from '@/lib/site'

/** Alias URLs stay open to crawlers, which must see their canonical link. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  if (!(await site()).isOpen) return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [...disallowedPaths(allPages), '/mobile/', '/api/'],
    },
    sitemap: absoluteUrl(paths.sitemapIndex()),
  }
}
