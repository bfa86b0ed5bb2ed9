import type { IncomingMessage } from 'node:http'
import { filePolicy } from '@/lib/security/content-security-policy'
import { securityHeaders } from '@/lib/security/security-headers'
import { isCompressible } from '@/server/gateway/compression'
import { readBody } from '@/server/gateway/next-client'
import { anonymousHeaders, type Relay } from '@/server/gateway/request-headers'
import { createEntry } from '@/server/page-cache/cache-entry'
import { Uncacheable } from '@/server/page-cache/cache-store'
import { assertShared, type RendererOptions } from '@/server/page-cache/render-page'
import type { StaticFiles } from '@/server/page-cache/static-files'

type FileOptions = Pick<RendererOptions, 'publicUrl' | 'next' | 'now'> & { files: StaticFiles }

const MINUTE_MS = 60_000
const FILE_MS = 5 * MINUTE_MS
/** A picture whose upstream lets everybody cache it for long is cached for longer, yet no editor waits for a day. */
const LONGEST_PICTURE_MS = 30 * MINUTE_MS
const LARGEST_PICTURE = 2 * 1024 * 1024

export const isPicture = (target: string) => /^\/media\/[^?]*(?:\?v=[\w.-]{1,64})?$/.test(target)

function pictureLifetime(control: string) {
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(control) ?? []
  return seconds ? Math.min(Number(seconds) * 1_000, LONGEST_PICTURE_MS) : FILE_MS
}

function assertPicture(answer: IncomingMessage) {
  assertShared(answer, /^image\//i)
  const { 'cache-control': control = '', 'content-length': length = 0 } = answer.headers
  if (/no-store|private/i.test(control) || Number(length) > LARGEST_PICTURE)
    throw new Uncacheable(answer)
}

/** Makes copies of files that are the same for everybody: built ones, those of public/, and pictures of the upstream. */
export function fileFetcher({ publicUrl, next, now, files }: FileOptions) {
  const headersOf = (target: string, type: string) => ({
    ...securityHeaders(publicUrl.protocol === 'https:', target),
    ...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
  })

  async function readPicture(target: string, relay: Relay) {
    const begun = now()
    const { host } = publicUrl
    const headers = anonymousHeaders({ host }, { ...relay, isHostFixed: true }, '*/*')
    const answer = await next.ask({ method: 'GET', target, headers, body: undefined })
    assertPicture(answer)
    const { 'content-type': type = '', 'cache-control': control = '', etag } = answer.headers
    const own = answer.headers['content-security-policy']
    return createEntry({
      headers: {
        ...headersOf(target, type),
        ...(control && { 'Cache-Control': control }),
        // A drawing may be stricter about itself; browsers obey both.
        ...(own && { 'Content-Security-Policy': `${filePolicy}, ${own}` }),
      },
      body: await readBody(answer),
      type,
      etag: etag?.replace(/^(?!W\/)/, 'W/'),
      now: begun,
      lifetimeMs: pictureLifetime(control),
    })
  }

  return async (target: string, relay: Relay) => {
    if (isPicture(target)) return readPicture(target, relay)
    const file = await files.read(target)
    if (!file) throw new Uncacheable()
    const { type, cacheControl, ...bytes } = file
    const headers = { ...headersOf(target, type), 'Cache-Control': cacheControl }
    return createEntry({ ...bytes, headers, type, now: now(), lifetimeMs: FILE_MS })
  }
}
