import { matchesEtag } from '@/backend/platform/http/http-conditions'
import { readRange } from '@/backend/platform/media/byte-range'
import type { MediaFile } from '@/backend/platform/media/media-file'

/** Dates of HTTP have whole seconds. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

function isUnchanged(request: Request, file: MediaFile): boolean {
  const tags = request.headers.get('if-none-match')
  if (tags !== null) return matchesEtag(tags, [file.etag])
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return !Number.isNaN(since) && seconds(file.modifiedAt) <= since / 1000
}

/** A part may be sent only when If-Range, where given, names exactly this content; weak tags never do. */
function isSameAsBefore(request: Request, file: MediaFile): boolean {
  const condition = request.headers.get('if-range')?.trim()
  if (condition === undefined) return true
  if (condition.includes('"')) return condition === file.etag
  return Date.parse(condition) / 1000 === seconds(file.modifiedAt)
}

const wantedRange = (request: Request, file: MediaFile) =>
  request.method === 'GET' && isSameAsBefore(request, file)
    ? readRange(request.headers.get('range') ?? undefined, file.size)
    : null

const headersOf = (file: MediaFile) => ({
  'accept-ranges': 'bytes',
  etag: file.etag,
  'last-modified': file.modifiedAt.toUTCString(),
  'content-type': file.contentType,
  'x-content-type-options': 'nosniff',
  // A drawing opened by itself may neither run a script nor load anything.
  ...(file.contentType === 'image/svg+xml' && {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }),
})

/** The file, a part of it, or word that the caller has it already. */
export function fileResponse(
  request: Request,
  file: MediaFile,
  extra: Record<string, string>,
): Response {
  const headers = { ...headersOf(file), ...extra }
  if (isUnchanged(request, file)) return new Response(null, { status: 304, headers })
  const range = wantedRange(request, file)
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { 'accept-ranges': 'bytes', 'content-range': `bytes */${file.size}` },
    })
  }
  const part = range ?? { start: 0, end: file.size - 1 }
  const length = part.end - part.start + 1
  const sized = { ...headers, 'content-length': String(length) }
  if (request.method === 'HEAD' || length === 0) {
    return new Response(null, { headers: sized })
  }
  const body = file.read(part)
  return range
    ? new Response(body, {
        status: 206,
        headers: { ...sized, 'content-range': `bytes ${part.start}-${part.end}/${file.size}` },
      })
    : new Response(body, { headers: sized })
}
