import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCompressible } from '@/server/gateway/compression'
import type { Exchange } from '@/server/gateway/exchange'
import type { NextAnswer, NextClient } from '@/server/gateway/next-client'
import { isPassedOn } from '@/server/gateway/responses'
import { securityHeaders } from '@/server/gateway/security-headers'
import { filePolicy } from '@/server/html/content-security-policy'
import { type CacheEntry, createEntry } from '@/server/page-cache/cache-entry'
import { createStore, Uncacheable } from '@/server/page-cache/cache-store'
import { gather } from '@/server/page-cache/read-response'
import { LeftAnswer } from '@/server/page-cache/render-page'
import { type CacheState, sendEntry, sendHit } from '@/server/page-cache/send-entry'
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

export type FileCache = {
  sendAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Whether an address names a file that may be cached. */
  owns: (exchange: Exchange) => boolean
  answer: (exchange: Exchange) => Promise<NextAnswer | 'sent' | null>
  stats: () => { bytes: number; entries: number }
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A picture whose upstream lets everybody keep it for long is kept for longer, yet no editor waits for a day. */
const LONGEST_PICTURE_MS = 30 * MINUTE_MS
const pictures = /^\/media\/[^?]*(?:\?v=[\w.-]{1,64})?$/
const LONGEST_ADDRESS = 512

const rewritten = ['content-length', 'date', 'etag', 'vary', 'connection', 'accept-ranges']

function isCacheable({ statusCode, headers }: IncomingMessage, isPicture: boolean) {
  const type = headers['content-type'] ?? ''
  const isKnown = isPicture ? /^image\//i.test(type) : type !== '' && !/^text\/html/i.test(type)
  return (
    statusCode === 200 &&
    isKnown &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    !/no-store|private/i.test(headers['cache-control'] ?? '')
  )
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

function headOf({ headers }: IncomingMessage, security: Record<string, string>) {
  const { 'content-security-policy': own, 'content-type': type } = headers
  const more = Object.entries(headers).flatMap(([name, value]) =>
    isPassedOn(name) && !rewritten.includes(name) && typeof value === 'string' ? [name, value] : [],
  )
  return [
    ...Object.entries(security).flat(),
    // A file may be stricter about itself; browsers obey both.
    ...(own ? ['Content-Security-Policy', `${filePolicy}, ${[own].flat().join(', ')}`] : []),
    ...(isCompressible(type) ? ['Vary', 'Accept-Encoding'] : []),
    ...more,
  ]
}

/** Keeps small files that are the same for everybody: built ones, those of public/ and pictures of the upstream. */
export function createFileCache(options: FileCacheOptions): FileCache {
  const { maxBytes, publicUrl, next, publicFiles, built, onState, now = Date.now } = options
  const store = createStore(maxBytes, now)
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
    const question = { method: 'GET', target, headers, body: undefined }
    const answer = await next.ask(question)
    const isPicture = target.startsWith('/media/')
    if (!isCacheable(answer, isPicture)) throw new LeftAnswer(answer)
    const { parts, isWhole } = await gather(answer)
    if (!isWhole) {
      answer.destroy()
      throw new Uncacheable()
    }
    const { etag } = answer.headers
    return createEntry({
      head: headOf(answer, securityOf(target)),
      body: Buffer.concat(parts),
      type: answer.headers['content-type'] ?? '',
      ...(etag && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
      now: begun,
      lifetimeMs: isPicture ? pictureLifetime(answer) : lifetimeOf(target),
    })
  }

  const sendAtOnce = (request: IncomingMessage, response: ServerResponse) => {
    const entry = request.headers.range ? undefined : store.fresh(request.url ?? '')
    if (!entry || !sendHit(request, response, entry)) return false
    onState('hit')
    return true
  }

  const owns = ({ request, target }: Exchange) =>
    request.headers.range === undefined &&
    target.length <= LONGEST_ADDRESS &&
    (publicFiles.has(target) ||
      pictures.test(target) ||
      (target.startsWith(BUILT) && !target.includes('?')))

  const answer = async ({ request, response, target }: Exchange) => {
    try {
      const { entry, state } = await store.find(target, [], () => fill(target))
      onState(state)
      await sendEntry(request, response, entry, state)
      return 'sent' as const
    } catch (error) {
      if (error instanceof LeftAnswer) return error.take() ?? null
      if (error instanceof Uncacheable) return null
      throw error
    }
  }

  return { sendAtOnce, owns, answer, stats: store.stats }
}
