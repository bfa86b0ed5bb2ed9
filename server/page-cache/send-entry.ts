import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import {
  type CacheEntry,
  type Coding,
  chooseCoding,
  plainBody,
} from '@/server/page-cache/cache-entry'

export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass'

/** RFC 9211. */
export const cacheStatus: Record<CacheState, string> = {
  hit: 'gateway; hit',
  miss: 'gateway; fwd=miss',
  stale: 'gateway; hit; detail=stale',
  bypass: 'gateway; fwd=bypass',
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

export function matchesEtag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return (
    given === etag || given.trim() === '*' || given.split(',').map(opaque).includes(opaque(etag))
  )
}

function headFor(entry: CacheEntry, coding: Coding, body: Buffer, state: CacheState): string[] {
  const known = state === 'hit' ? entry.heads[coding] : undefined
  if (known) return known
  const head = [
    ...entry.head,
    'ETag',
    entry.etag,
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
    'Content-Length',
    String(body.length),
    'Cache-Status',
    cacheStatus[state],
  ]
  if (state === 'hit') entry.heads[coding] = head
  return head
}

const describesBody = (name: string | undefined) => name?.toLowerCase() === 'content-type'

function headOfUnchanged(entry: CacheEntry, state: CacheState): string[] {
  const known = state === 'hit' ? entry.heads.unchanged : undefined
  if (known) return known
  const head = entry.head.filter((_, index) => !describesBody(entry.head[index - (index % 2)]))
  head.push('ETag', entry.etag, 'Cache-Status', cacheStatus[state])
  if (state === 'hit') entry.heads.unchanged = head
  return head
}

const none = Buffer.alloc(0)

type Whole = { status: 200 | 304; head: string[]; body: Buffer }

/** What of a request decides how a cached response is sent. */
type Asked = {
  method?: string | undefined
  headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>
}

/** What to say with bytes that are there; null when they would have to be unpacked first. */
function readyAnswer({ headers }: Asked, entry: CacheEntry, state: CacheState): Whole | null {
  if (matchesEtag(headers['if-none-match'], entry.etag))
    return { status: 304, head: headOfUnchanged(entry, state), body: none }
  const coding = chooseCoding(entry, headers['accept-encoding']?.toString())
  const body = entry.bodies[coding]
  return body ? { status: 200, head: headFor(entry, coding, body, state), body } : null
}

function sendWhole({ method }: Asked, response: ServerResponse, whole: Whole) {
  response.writeHead(whole.status, whole.head)
  response.end(method === 'HEAD' ? undefined : whole.body)
}

/** Sends what is there at once; false when bytes would have to be unpacked first. */
export function sendHit(request: Asked, response: ServerResponse, entry: CacheEntry): boolean {
  const whole = readyAnswer(request, entry, 'hit')
  if (!whole) return false
  sendWhole(request, response, whole)
  return true
}

export async function sendEntry(
  request: Asked,
  response: ServerResponse,
  entry: CacheEntry,
  state: CacheState,
) {
  const ready = readyAnswer(request, entry, state)
  if (ready) return sendWhole(request, response, ready)
  const body = await plainBody(entry)
  sendWhole(request, response, { status: 200, head: headFor(entry, 'identity', body, state), body })
}
