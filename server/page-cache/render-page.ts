import type { IncomingMessage } from 'node:http'
import type { PublicPage } from '@/lib/routes/find-public-page'
import { INCOMPLETE_PAGE } from '@/lib/routes/incomplete-page'
import { securityHeaders } from '@/lib/security/security-headers'
import { type NextClient, readBody } from '@/server/gateway/next-client'
import { anonymousHeaders, type Relay } from '@/server/gateway/request-headers'
import { speculationHeader } from '@/server/gateway/speculation-rules'
import type { PrepareHtml } from '@/server/html/prepare-html'
import { type CacheEntry, createEntry, extendTtl } from '@/server/page-cache/cache-entry'
import {
  FailedAnswer,
  type Fill,
  IncompletePage,
  Uncacheable,
} from '@/server/page-cache/cache-store'
import type { CatalogVersion, ReadCatalogVersion } from '@/server/page-cache/catalog-version'

export type RendererOptions = {
  publicUrl: URL
  next: NextClient
  prepare: PrepareHtml
  /** What an upstream says of its catalog; without it every page is rendered again when its life ends. */
  readCatalogVersion: ReadCatalogVersion
  now: () => number
}

/** Sales do not purge: this old may stock and prices be. */
const CATALOG_SECONDS = 60

const showsCatalog = ({ tags }: PublicPage) => tags.includes('flash-sale')

const lifetimeMs = (page: PublicPage) =>
  1_000 *
  (showsCatalog(page) ? Math.min(page.route.lifetime, CATALOG_SECONDS) : page.route.lifetime)

/** What of Next's answers may be kept for everybody; throws the others. */
export function assertShared(answer: IncomingMessage, type: RegExp) {
  const { statusCode = 500, headers } = answer
  if (statusCode >= 500) throw new FailedAnswer(answer)
  const isShared = statusCode === 200 && !headers['set-cookie'] && !headers['content-encoding']
  if (!isShared || !type.test(headers['content-type'] ?? '')) throw new Uncacheable(answer)
}

/** Has Next render public pages, as everybody gets them. */
export function pageRenderer({
  publicUrl,
  next,
  prepare,
  readCatalogVersion,
  now,
}: RendererOptions) {
  const security = securityHeaders(publicUrl.protocol === 'https:', '')

  async function render(page: PublicPage, relay: Relay, version: CatalogVersion | null) {
    // Under the shop's own name, whatever name this visitor typed.
    const { host } = publicUrl
    const headers = anonymousHeaders({ host }, { ...relay, isHostFixed: true })
    // The data are as old as the question.
    const begun = now()
    const answer = await next.ask({ method: 'GET', target: page.key, headers, body: undefined })
    assertShared(answer, /^text\/html\b/i)
    const rendered = {
      html: (await readBody(answer)).toString(),
      nonce: answer.nonce,
      isLazy: !page.route.startsAtOnce,
    }
    const { html, policy } = prepare(rendered, page.key)
    const isIncomplete = html.includes(`<meta name="${INCOMPLETE_PAGE}"`)
    const entry = await createEntry({
      headers: {
        ...security,
        ...speculationHeader,
        'Content-Security-Policy': policy,
        // Stored by the reader's browser and asked for again each time: a purge reaches everybody at once.
        'Cache-Control': isIncomplete ? 'no-store' : 'no-cache',
        Vary: [answer.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
      },
      body: Buffer.from(html),
      type: answer.headers['content-type'] ?? '',
      now: begun,
      lifetimeMs: lifetimeMs(page),
      catalogVersion: version,
    })
    if (isIncomplete) throw new IncompletePage(entry)
    return entry
  }

  return (page: PublicPage, relay: Relay): Fill =>
    async (old: CacheEntry | undefined) => {
      // Before Next asks for its data: what changes in between makes the copy too old, never too new.
      const version = showsCatalog(page) ? await readCatalogVersion() : null
      if (old && version && extendTtl(old, version, lifetimeMs(page))) return old
      return render(page, relay, version)
    }
}
