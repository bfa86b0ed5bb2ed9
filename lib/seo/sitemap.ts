import type { SitemapEntry, SitemapSource } from '@/lib/seo/sitemap-source'

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
export const escapeXml = (text: string) =>
  text
    // Characters XML cannot hold, not even escaped.
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

type Absolute = (path: string) => string

const entryXml = ({ path, updated }: SitemapEntry, absolute: Absolute) => {
  const changed = updated ? `<lastmod>${escapeXml(updated)}</lastmod>` : ''
  return `<url><loc>${escapeXml(absolute(path))}</loc>${changed}</url>\n`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One sitemap file as a stream of chunks; null when it has nothing to list. */
export async function openSitemap(
  source: SitemapSource,
  part: number,
  absolute: Absolute,
): Promise<AsyncGenerator<string> | null> {
  const entries = source.read(part)
  // Read before anything is sent, so that a failure can still become an error status.
  const first = await entries.next()
  if (first.done) return null
  const xmlOf = (some: SitemapEntry[]) => some.map((entry) => entryXml(entry, absolute)).join('')
  async function* write(begun: SitemapEntry[]) {
    yield `${head}<urlset ${namespace}>\n${xmlOf(begun)}`
    for await (const some of entries) yield xmlOf(some)
    yield '</urlset>\n'
  }
  return write(first.value)
}

/** The list of all files. */
export async function sitemapIndexXml(
  sources: Readonly<Record<string, SitemapSource>>,
  address: (kind: string, part: number) => string,
): Promise<string> {
  const files: string[] = []
  for (const [kind, source] of Object.entries(sources)) {
    for (const part of await source.parts()) files.push(address(kind, part))
  }
  const lines = files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>\n`)
  return `${head}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`
}
