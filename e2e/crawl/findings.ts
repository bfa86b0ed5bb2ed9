import type { PageFacts } from '@/e2e/crawl/page-facts'

export type CrawledPage = PageFacts & { path: string; status: number }

const doubled = (pages: readonly CrawledPage[], key: 'title' | 'description') => {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const known = first.get(page[key])
    if (known === undefined) first.set(page[key], page.path)
    return page[key] === '' || known !== undefined
      ? [`${page.path} like ${known}: ${page[key]}`]
      : []
  })
}

/** Everything a search engine would hold against the pages that were read and the addresses the sitemaps name. */
export function findings(
  pages: readonly CrawledPage[],
  mapped: readonly string[],
  origin: string,
): Record<string, string[]> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const whole = pages.filter(({ status }) => status === 200)
  const own = whole.filter(
    ({ path, canonical, isListed }) => isListed && canonical === origin + path,
  )
  const paths = mapped.map((address) => address.replace(origin, ''))
  const named = new Set(paths)
  const unlike = (path: string) => {
    const page = byPath.get(path)
    if (!page) return 'no page links to it'
    if (page.status !== 200) return `answers ${page.status}`
    if (!page.isListed) return 'says noindex'
    return page.canonical === origin + path ? null : `is canonical to ${page.canonical}`
  }
  return {
    'broken or moved links': pages
      .filter(({ status }) => status !== 200)
      .map(({ path, status }) => `${status} ${path}`),
    'jumps to nowhere': whole.flatMap(({ path, lostJumps }) =>
      lostJumps.map((jump) => `${path} ${jump}`),
    ),
    'titles used twice': doubled(own, 'title'),
    'descriptions used twice': doubled(own, 'description'),
    'sitemap addresses amiss': paths.flatMap((path) => {
      const reason = unlike(path)
      return reason ? [`${path} ${reason}`] : []
    }),
    'addresses in two sitemaps': paths.filter((path, place) => paths.indexOf(path) !== place),
    // Further pages of a list are reached from the first, landing pages from what links to them.
    'pages in no sitemap': own
      .filter(({ path }) => !path.includes('?') && !path.startsWith('/pages/') && !named.has(path))
      .map(({ path }) => path),
  }
}
