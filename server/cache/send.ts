import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, type Coding, chooseCoding, type Kept } from '@/server/cache/kept'

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

function sendUnchanged(response: ServerResponse, kept: Kept, state: CacheState) {
  const head = kept.head.filter((_, index) => !describesBody(kept.head[index - (index % 2)]))
  response.writeHead(304, [...head, 'ETag', kept.etag, 'Cache-Status', cacheStatus[state]])
  response.end()
}

/** Sends what is there at once; false when bytes would have to be unpacked first. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  kept: Kept,
  state: CacheState,
): boolean {
  const { headers, method } = request
  if (matchesEtag(headers['if-none-match'], kept.etag)) {
    sendUnchanged(response, kept, state)
    return true
  }
  const coding = chooseCoding(kept, headers['accept-encoding'] as string | undefined)
  const body = kept.bodies[coding]
  if (!body) return false
  response.writeHead(200, headFor(kept, coding, body, state))
  response.end(method === 'HEAD' ? undefined : body)
  return true
}

export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: Kept,
  state: CacheState,
) {
  if (sendReady(request, response, kept, state)) return
  const body = await bodyOf(kept, 'identity')
  response.writeHead(200, headFor(kept, 'identity', body, state))
  response.end(request.method === 'HEAD' ? undefined : body)
}
