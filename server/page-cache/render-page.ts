import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { NextClient } from '@/server/gateway/next-client'
import { isPassedOn } from '@/server/gateway/responses'
import type { FinishedHtml } from '@/server/html/prepare-html'
import { type Kept, keep } from '@/server/page-cache/cache-entry'
import { Unkept } from '@/server/page-cache/cache-store'
import type { Shelves } from '@/server/page-cache/catalog-version'
import { moveHints } from '@/server/page-cache/head-links'
import { gather } from '@/server/page-cache/read-response'

/** Next's answer that is nobody's to keep; the first who waits for it may still pass it on. */
export class LeftAnswer extends Unkept {
  #answer: IncomingMessage | undefined
  constructor(answer: IncomingMessage) {
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
  constructor(answer: IncomingMessage) {
    super(`next answered ${answer.statusCode}`)
    this.left = new LeftAnswer(answer)
  }
}

export type PageFill = {
  next: NextClient
  target: string
  headers: OutgoingHttpHeaders
  lifetimeMs: number
  shelves: Shelves | null
  securityHeaders: Record<string, string>
  finish: (html: string) => FinishedHtml
  /** Told of the inline scripts that were left out. */
  onRemoved: (removed: readonly string[]) => void
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
  'link',
]

const pageType = /^text\/html\b/i

function isKeepable({ statusCode, headers }: IncomingMessage) {
  return (
    statusCode === 200 &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    pageType.test(headers['content-type'] ?? '')
  )
}

const linkOf = ({ headers: { link } }: IncomingMessage) =>
  typeof link === 'string' ? link : undefined

function headOf(
  answer: IncomingMessage,
  security: Record<string, string>,
  { policy, link }: { policy: string; link: string | undefined },
) {
  const { headers } = answer
  const more = Object.entries(headers).flatMap(([name, value]) =>
    isPassedOn(name) && !ownAnswer.includes(name) && typeof value === 'string' ? [name, value] : [],
  )
  return [
    ...Object.entries({ ...security, 'Content-Security-Policy': policy }).flat(),
    'Content-Type',
    headers['content-type'] ?? '',
    'Vary',
    [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    // Kept by the reader's browser and asked for again each time: a purge reaches everybody at once.
    'Cache-Control',
    'no-cache',
    ...(link ? ['Link', link] : []),
    ...more,
  ]
}

function finishWhole(answer: IncomingMessage, written: string, fill: PageFill) {
  const { html, link } = moveHints(written, linkOf(answer))
  return { ...fill.finish(html), link }
}

/** Has Next write a page, for everybody. */
export async function fillPage(fill: PageFill): Promise<Kept> {
  const { next, target, headers, now } = fill
  // The data are as old as the question.
  const kept = { now: now(), lifetimeMs: fill.lifetimeMs, shelves: fill.shelves }
  const answer = await next.ask({ method: 'GET', target, headers, body: undefined })
  if ((answer.statusCode ?? 500) >= 500) throw new FailedAnswer(answer)
  if (!isKeepable(answer)) throw new LeftAnswer(answer)
  const { parts, isWhole } = await gather(answer)
  if (!isWhole) {
    answer.destroy()
    throw new Unkept()
  }
  const { 'content-type': type = '' } = answer.headers
  const written = Buffer.concat(parts).toString('utf8')
  const { html, policy, link, removed } = finishWhole(answer, written, fill)
  if (removed.length > 0) fill.onRemoved(removed)
  return keep({
    ...kept,
    head: headOf(answer, fill.securityHeaders, { policy, link }),
    body: Buffer.from(html, 'utf8'),
    type,
  })
}
