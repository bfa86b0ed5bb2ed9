import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { bodyOf, type Coding, chooseCoding, type Kept } from '@/server/page-cache/cache-entry'

export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass'

/** RFC 9211. */
export const cacheStatus: Record<CacheState, string> = {
  hit: 'front-door; hit',
  miss: 'front-door; fwd=miss',
  stale: 'front-door; hit; detail=stale',
  bypass: 'front-door; fwd=bypass',
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

export function matchesEtag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return (
    given === etag || given.trim() === '*' || given.split(',').map(opaque).includes(opaque(etag))
  )
}

function headFor(kept: Kept, coding: Coding, body: Buffer, state: CacheState): string[] {
  const known = state === 'hit' ? kept.heads[coding] : undefined
  if (known) return known
  const head = [
    ...kept.head,
    'ETag',
    kept.etag,
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
    'Content-Length',
    String(body.length),
    'Cache-Status',
    cacheStatus[state],
  ]
  if (state === 'hit') kept.heads[coding] = head
  return head
}

const describesBody = (name: string | undefined) => name?.toLowerCase() === 'content-type'

function headOfUnchanged(kept: Kept, state: CacheState): string[] {
  const known = state === 'hit' ? kept.heads.unchanged : undefined
  if (known) return known
  const head = kept.head.filter((_, index) => !describesBody(kept.head[index - (index % 2)]))
  head.push('ETag', kept.etag, 'Cache-Status', cacheStatus[state])
  if (state === 'hit') kept.heads.unchanged = head
  return head
}

const none = Buffer.alloc(0)

type Whole = { status: 200 | 304; head: string[]; body: Buffer }

/** What of a question decides how a kept answer is sent. */
type Asked = {
  method?: string | undefined
  headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>
}

/** What to say with bytes that are there; null when they would have to be unpacked first. */
function readyAnswer({ headers }: Asked, kept: Kept, state: CacheState): Whole | null {
  if (matchesEtag(headers['if-none-match'], kept.etag))
    return { status: 304, head: headOfUnchanged(kept, state), body: none }
  const coding = chooseCoding(kept, headers['accept-encoding']?.toString())
  const body = kept.bodies[coding]
  return body ? { status: 200, head: headFor(kept, coding, body, state), body } : null
}

function sendWhole({ method }: Asked, response: ServerResponse, whole: Whole) {
  response.writeHead(whole.status, whole.head)
  response.end(method === 'HEAD' ? undefined : whole.body)
}

/** Sends what is there at once; false when bytes would have to be unpacked first. */
export function sendHit(request: Asked, response: ServerResponse, kept: Kept): boolean {
  const whole = readyAnswer(request, kept, 'hit')
  if (!whole) return false
  sendWhole(request, response, whole)
  return true
}

export async function sendKept(
  request: Asked,
  response: ServerResponse,
  kept: Kept,
  state: CacheState,
) {
  const ready = readyAnswer(request, kept, state)
  if (ready) return sendWhole(request, response, ready)
  const body = await bodyOf(kept, 'identity')
  sendWhole(request, response, { status: 200, head: headFor(kept, 'identity', body, state), body })
}
