import 'server-only'
import { logError } from '@/lib/log'
import { paths } from '@/lib/routes/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { openSitemap, sitemapIndexXml } from '@/lib/seo/sitemap'
import { sitemapSources } from '@/lib/seo/sitemap-sources'
import { textStream } from '@/lib/seo/text-stream'

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}

/** A file costs hundreds of upstream calls; crawlers can wait. */
const MAX_CONCURRENT = 2
let running = 0

const tryLater = () => new Response(null, { status: 503, headers: { 'retry-after': '60' } })

const failed = (error: unknown) => {
  logError('sitemap not written', { reason: error instanceof Error ? error.name : 'unknown' })
  return tryLater()
}

export async function sitemapIndexResponse(): Promise<Response> {
  try {
    const address = (kind: string, part: number) => absoluteUrl(paths.sitemap(kind, part))
    return new Response(await sitemapIndexXml(sitemapSources, address), { headers })
  } catch (error) {
    return failed(error)
  }
}

async function* counted(texts: AsyncGenerator<string>) {
  try {
    yield* texts
  } finally {
    running--
  }
}

const findSource = (kind: string) =>
  Object.entries(sitemapSources).find(([name]) => name === kind)?.[1]

/** `products-1.xml` and the like. */
export async function sitemapResponse(name: string): Promise<Response> {
  const [, kind = '', part = ''] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  const source = findSource(kind)
  if (!source) return new Response(null, { status: 404 })
  if (running >= MAX_CONCURRENT) return tryLater()
  running++
  try {
    const texts = await openSitemap(source, Number(part), absoluteUrl)
    if (texts) return new Response(textStream(counted(texts)), { headers })
    running--
    return new Response(null, { status: 404 })
  } catch (error) {
    running--
    return failed(error)
  }
}
