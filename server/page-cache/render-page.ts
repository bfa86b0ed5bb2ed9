import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { NextAnswer, NextClient } from '@/server/gateway/next-client'
import { isPassedOn } from '@/server/gateway/responses'
import { speculationHeader } from '@/server/gateway/speculation-rules'
import type { PrepareHtml } from '@/server/html/prepare-html'
import { type CacheEntry, createEntry } from '@/server/page-cache/cache-entry'
import { Uncacheable } from '@/server/page-cache/cache-store'
import type { CatalogVersion } from '@/server/page-cache/catalog-version'
import { gather } from '@/server/page-cache/read-response'

/** Next's answer that is nobody's to keep; the first who waits for it may still pass it on. */
export class LeftAnswer extends Uncacheable {
  #answer: NextAnswer | undefined
  constructor(answer: NextAnswer) {
    super()
    this.#answer = answer
    // Whoever waits takes it at once; of a page renewed in the background nobody does.
    setImmediate(() => this.take()?.destroy())
  }
  take() {
    const answer = this.#answer
    this.#answer = undefined
    return answer
  }
}

/** The same, but something is wrong: a copy kept before is better than this. */
export class FailedAnswer extends Error {
  readonly left: LeftAnswer
  constructor(answer: NextAnswer) {
    super(`next answered ${answer.statusCode}`)
    this.left = new LeftAnswer(answer)
  }
}

export type PageRender = {
  next: NextClient
  target: string
  headers: OutgoingHttpHeaders
  lifetimeMs: number
  catalogVersion: CatalogVersion | null
  securityHeaders: Record<string, string>
  /** A page that is read: its scripts may wait. */
  isLazy: boolean
  prepare: PrepareHtml
  now: () => number
}

const ownAnswer = [
  'content-length',
  'cache-control',
  'content-type',
  'date',
  'etag',
  'vary',
  'last-modified',
  'set-cookie',
]

const pageType = /^text\/html\b/i

function isCacheable({ statusCode, headers }: IncomingMessage) {
  return (
    statusCode === 200 &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    pageType.test(headers['content-type'] ?? '')
  )
}

function headOf(answer: IncomingMessage, security: Record<string, string>, policy: string) {
  const { headers } = answer
  const more = Object.entries(headers).flatMap(([name, value]) =>
    isPassedOn(name) && !ownAnswer.includes(name) && typeof value === 'string' ? [name, value] : [],
  )
  return [
    ...Object.entries({
      ...security,
      ...speculationHeader,
      'Content-Security-Policy': policy,
    }).flat(),
    'Content-Type',
    headers['content-type'] ?? '',
    'Vary',
    [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    // Kept by the reader's browser and asked for again each time: a purge reaches everybody at once.
    'Cache-Control',
    'no-cache',
    ...more,
  ]
}

/** Has Next write a page, for everybody. */
export async function renderPage(fill: PageRender): Promise<CacheEntry> {
  const { next, target, headers, now } = fill
  // The data are as old as the question.
  const entry = { now: now(), lifetimeMs: fill.lifetimeMs, catalogVersion: fill.catalogVersion }
  const answer = await next.ask({ method: 'GET', target, headers, body: undefined })
  if ((answer.statusCode ?? 500) >= 500) throw new FailedAnswer(answer)
  if (!isCacheable(answer)) throw new LeftAnswer(answer)
  const { parts, isWhole } = await gather(answer)
  if (!isWhole) {
    answer.destroy()
    throw new Uncacheable()
  }
  const { 'content-type': type = '' } = answer.headers
  const written = Buffer.concat(parts).toString('utf8')
  const rendered = { html: written, nonce: answer.nonce, isLazy: fill.isLazy }
  const { html, policy } = fill.prepare(rendered, target)
  return createEntry({
    ...entry,
    head: headOf(answer, fill.securityHeaders, policy),
    body: Buffer.from(html, 'utf8'),
    type,
  })
}
