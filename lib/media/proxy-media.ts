import 'server-only'
import { askUpstream } from '@/lib/api/fetch-upstream'
import { env } from '@/lib/env'
import { mediaUrl } from '@/lib/media/media-url'

const sent = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'accept']
// Next itself leaves Content-Length out of what its handlers answer; ranges carry the size in Content-Range.
const returned = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

const LONGEST_HEADER = 512

const DAY = 60 * 60 * 24
const usualCaching = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`

const shown = /^(?:image|video|audio|font)\/|^text\/vtt\b|^application\/(?:pdf|epub\+zip)\b/

function requestHeaders(headers: Headers): Headers {
  // Files are compressed already; asking for them plain keeps lengths and ranges true.
  const out = new Headers({ 'accept-encoding': 'identity' })
  for (const name of sent) {
    const value = headers.get(name)
    if (value !== null && value.length <= LONGEST_HEADER) out.set(name, value)
  }
  return out
}

/** Images, audio and video keep their type; anything else is a download, so that no upload becomes a page of the shop. */
function typeHeaders(headers: Headers): Record<string, string> {
  const type = headers.get('content-type') ?? 'application/octet-stream'
  const isShown = shown.test(type)
  const given = headers.get('content-disposition') ?? ''
  // The upstream may name a download, never turn one into a page.
  const isDownload = /^attachment\b/i.test(given) && given.length <= LONGEST_HEADER
  return {
    'content-type': isShown ? type : 'application/octet-stream',
    ...((isDownload || !isShown) && { 'content-disposition': isDownload ? given : 'attachment' }),
    ...(type.startsWith('image/svg') && {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  }
}

function responseHeaders(upstream: Response): Headers {
  const { headers } = upstream
  const out = new Headers({
    ...(upstream.status !== 304 && typeHeaders(headers)),
    'cache-control':
      upstream.status === 416 ? 'no-store' : (headers.get('cache-control') ?? usualCaching),
    'x-content-type-options': 'nosniff',
  })
  const names = headers.has('content-encoding')
    ? returned.filter((name) => name !== 'content-length')
    : returned
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) out.set(name, value)
  }
  return out
}

/** Without a body: the page that wanted a picture has its own fallback. */
const refusal = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

const passed = new Set([200, 206, 304, 416])
const missing = new Set([400, 401, 403, 404, 405, 410])

async function ask(address: string, request: Request): Promise<Response> {
  // One signal for both, not AbortSignal.any: what that makes may be collected as garbage before it has told anybody.
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), env().upstream.timeouts.mediaMs)
  request.signal.addEventListener('abort', () => over.abort(), { once: true })
  try {
    return await askUpstream(address, {
      method: request.method,
      headers: requestHeaders(request.headers),
      redirect: 'manual',
      cache: 'no-store',
      signal: over.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Streams a file of the upstream: ranges, tags and HEAD go through, cookies and unknown headers in neither direction. */
export async function proxyMedia(
  request: Request,
  upstreamUrl = env().upstreamUrl,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const address = mediaUrl(pathname, search, upstreamUrl)
  if (address === null) return refusal(404)
  // An upstream that is down is an answer here, not an accident: the gateway counts and reports it.
  const upstream = await ask(address, request).catch(() => null)
  if (upstream !== null && passed.has(upstream.status)) {
    return new Response(upstream.body, {
      status: upstream.status,
      headers: responseHeaders(upstream),
    })
  }
  await upstream?.body?.cancel()
  return refusal(upstream !== null && missing.has(upstream.status) ? 404 : 502)
}
