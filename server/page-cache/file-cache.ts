import type { IncomingMessage, ServerResponse } from 'node:http'
import { filePolicy } from '@/lib/security/content-security-policy'
import { securityHeaders } from '@/lib/security/security-headers'
import { isCompressible } from '@/server/gateway/compression'
import type { Exchange } from '@/server/gateway/exchange'
import type { NextClient } from '@/server/gateway/next-client'
import { type CacheEntry, createEntry } from '@/server/page-cache/cache-entry'
import {
  createResponseCache,
  fetchWhole,
  headWithout,
  isWholeAndShared,
} from '@/server/page-cache/response-cache'
import type { CacheState } from '@/server/page-cache/send-entry'
import { BUILT, type BuiltFile, type BuiltFiles } from '@/server/page-cache/static-files'

export type FileCacheOptions = {
  maxBytes: number
  publicUrl: URL
  next: NextClient
  /** Addresses of the files in public/. */
  publicFiles: ReadonlySet<string>
  /** What lies on the disk; Next is asked for the rest. */
  built?: BuiltFiles
  onState: (state: CacheState) => void
  now?: () => number
}

export type FileCache = ReturnType<typeof createFileCache>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A picture whose upstream lets everybody cache it for long is cached for longer, yet no editor waits for a day. */
const LONGEST_PICTURE_MS = 30 * MINUTE_MS
const pictures = /^\/media\/[^?]*(?:\?v=[\w.-]{1,64})?$/
const LONGEST_ADDRESS = 512

const rewritten = ['content-length', 'date', 'etag', 'vary', 'connection', 'accept-ranges']

const isCacheable = (isPicture: boolean) => (answer: IncomingMessage) => {
  const { 'content-type': type = '', 'cache-control': control = '' } = answer.headers
  const isKnown = isPicture ? /^image\//i.test(type) : type !== '' && !/^text\/html/i.test(type)
  return isWholeAndShared(answer) && isKnown && !/no-store|private/i.test(control)
}

const maxAge = /(?:^|[\s,])max-age=(\d{1,9})/i

function pictureLifetime({ headers }: IncomingMessage) {
  const [, seconds] = maxAge.exec(headers['cache-control'] ?? '') ?? []
  return seconds === undefined
    ? 5 * MINUTE_MS
    : Math.min(Number(seconds) * 1_000, LONGEST_PICTURE_MS)
}

const diskHead = ({ type, cacheControl }: BuiltFile, security: Record<string, string>) => [
  ...Object.entries(security).flat(),
  ...(isCompressible(type) ? ['Vary', 'Accept-Encoding'] : []),
  ...['Cache-Control', cacheControl, 'Content-Type', type],
]

function headOf(answer: IncomingMessage, security: Record<string, string>) {
  const { 'content-security-policy': own, 'content-type': type } = answer.headers
  return [
    ...Object.entries(security).flat(),
    // A file may be stricter about itself; browsers obey both.
    ...(own ? ['Content-Security-Policy', `${filePolicy}, ${[own].flat().join(', ')}`] : []),
    ...(isCompressible(type) ? ['Vary', 'Accept-Encoding'] : []),
    ...headWithout(answer, rewritten),
  ]
}

/** Caches small files that are the same for everybody: built ones, those of public/ and pictures of the upstream. */
export function createFileCache(options: FileCacheOptions) {
  const { maxBytes, publicUrl, next, publicFiles, built, onState, now = Date.now } = options
  const cache = createResponseCache({ maxBytes, onState, now })
  const securityOf = (target: string) => securityHeaders(publicUrl.protocol === 'https:', target)

  const lifetimeOf = (target: string) => (target.startsWith(BUILT) ? DAY_MS : 5 * MINUTE_MS)

  const fill = async (target: string): Promise<CacheEntry> => {
    const file = await built?.(target)
    if (!file) return fillFromNext(target)
    const { body, type, packed } = file
    const times = { now: now(), lifetimeMs: lifetimeOf(target) }
    return createEntry({ head: diskHead(file, securityOf(target)), body, type, packed, ...times })
  }

  const fillFromNext = async (target: string): Promise<CacheEntry> => {
    const headers = {
      host: publicUrl.host,
      'x-forwarded-host': publicUrl.host,
      'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
      accept: '*/*',
      'accept-encoding': 'identity',
    }
    const begun = now()
    const isPicture = target.startsWith('/media/')
    const { answer, body } = await fetchWhole(next, { target, headers }, isCacheable(isPicture))
    const { etag } = answer.headers
    return createEntry({
      head: headOf(answer, securityOf(target)),
      body,
      type: answer.headers['content-type'] ?? '',
      ...(etag && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
      now: begun,
      lifetimeMs: isPicture ? pictureLifetime(answer) : lifetimeOf(target),
    })
  }

  /** Sends a fresh file at once; false when that cannot be. */
  const sendAtOnce = (request: IncomingMessage, response: ServerResponse) =>
    request.headers.range === undefined && cache.sendAtOnce(request, response, request.url ?? '')

  /** Whether an address names a file that may be cached. */
  const owns = ({ request, target }: Exchange) =>
    request.headers.range === undefined &&
    target.length <= LONGEST_ADDRESS &&
    (publicFiles.has(target) ||
      pictures.test(target) ||
      (target.startsWith(BUILT) && !target.includes('?')))

  const answer = (exchange: Exchange) =>
    cache.answer(exchange, exchange.target, [], () => fill(exchange.target))

  return { sendAtOnce, owns, answer, stats: cache.stats }
}
