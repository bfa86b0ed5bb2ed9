import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { gather } from '@/server/cache/gather'
import { type Kept, keep } from '@/server/cache/kept'
import { Unkept } from '@/server/cache/store'
import type { FinishedHtml } from '@/server/csp/finish-html'
import { filePolicy } from '@/server/csp/policy'
import { isPassedOn } from '@/server/door/answer'
import type { NextClient } from '@/server/door/ask-next'

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
]

const kinds = /^text\/(?:html|x-component)\b/i

function isKeepable({ statusCode, headers }: IncomingMessage) {
  return (
    statusCode === 200 &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    kinds.test(headers['content-type'] ?? '')
  )
}

function headOf(answer: IncomingMessage, security: Record<string, string>, policy: string) {
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
    ...more,
  ]
}

/** Has Next write a page, for everybody. */
export async function fillPage(fill: PageFill): Promise<Kept> {
  const { next, target, headers, finish, now } = fill
  const begun = now()
  const answer = await next.ask({ method: 'GET', target, headers, body: undefined })
  if ((answer.statusCode ?? 500) >= 500) throw new FailedAnswer(answer)
  if (!isKeepable(answer)) throw new LeftAnswer(answer)
  const { parts, isWhole } = await gather(answer)
  if (!isWhole) {
    answer.destroy()
    throw new Unkept()
  }
  const type = answer.headers['content-type'] ?? ''
  const written = Buffer.concat(parts)
  const page = /^text\/html/i.test(type) ? finish(written.toString('utf8')) : undefined
  if (page && page.removed.length > 0) fill.onRemoved(page.removed)
  return keep({
    head: headOf(answer, fill.securityHeaders, page?.policy ?? filePolicy),
    body: page ? Buffer.from(page.html, 'utf8') : written,
    type,
    // The data are as old as the question.
    now: begun,
    lifetimeMs: fill.lifetimeMs,
  })
}
