import { AwsClient } from 'aws4fetch'
import type { ByteRange } from '@/backend/platform/media/byte-range'
import { contentTypeOf } from '@/backend/platform/media/content-types'
import type { MediaStore } from '@/backend/platform/media/media-file'

export type Bucket = {
  /** The bucket, with a folder in it where that is wanted: `https://s3.example/shop/media`. */
  url: string
  accessKey: string
  secretKey: string
  region: string
}

/** Until the headers arrive; a film may take longer. */
const HEADERS_MS = 10_000

const absent = new Set([403, 404])

/** In a URL `..` leads to the parent folder, outside of the bucket. */
const isInside = (name: string) => !name.split('/').some((part) => /^\.{0,2}$/.test(part))

/** The media folder in a bucket of any S3-compatible store, so that several machines need no shared disk. */
export function createBucketStore(
  { url, accessKey, secretKey, region }: Bucket,
  headersMs = HEADERS_MS,
): MediaStore {
  const client = new AwsClient({
    ...{ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' },
    retries: 1,
  })
  const addressOf = (name: string) => {
    if (!isInside(name)) throw new Error(`${name} is outside the folder`)
    return `${url}/${name.split('/').map(encodeURIComponent).join('/')}`
  }

  async function ask(name: string, init: RequestInit): Promise<Response> {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), headersMs)
    try {
      return await client.fetch(addressOf(name), { ...init, signal: over.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  /** The content that was found, not one that has replaced it meanwhile. */
  async function openPart(name: string, etag: string, { start, end }: ByteRange) {
    const headers = { range: `bytes=${start}-${end}`, 'if-match': etag }
    const { status, body, headers: told } = await ask(name, { headers })
    // Not every store heeds `if-match`.
    const isSame = told.get('etag') === etag
    if (body && isSame && (status === 200 || status === 206)) return body.getReader()
    await body?.cancel()
    throw new Error(`the bucket answered ${status} for a part of ${name}`)
  }

  function read(name: string, etag: string, part: ByteRange): ReadableStream<Uint8Array> {
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          reader ??= await openPart(name, etag, part)
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        cancel: async () => reader?.cancel(),
      },
      { highWaterMark: 0 },
    )
  }

  return {
    async find(name) {
      const contentType = contentTypeOf(name)
      if (contentType === null || !isInside(name)) return null
      const { status, ok, headers } = await ask(name, { method: 'HEAD' })
      if (absent.has(status)) return null
      if (!ok) throw new Error(`the bucket answered ${status}`)
      const etag = headers.get('etag') ?? ''
      const modifiedAt = new Date(headers.get('last-modified') ?? 0)
      const size = Number(headers.get('content-length'))
      return { name, size, modifiedAt, contentType, etag, read: (part) => read(name, etag, part) }
    },
    async write(name, bytes) {
      const headers = { 'content-type': contentTypeOf(name) ?? 'application/octet-stream' }
      const answer = await ask(name, { method: 'PUT', headers, body: Buffer.from(bytes) })
      await answer.body?.cancel()
      if (!answer.ok)
        throw new Error(`the bucket answered ${answer.status} when ${name} was written`)
    },
    async remove(name) {
      const { ok, status, body } = await ask(name, { method: 'DELETE' })
      await body?.cancel()
      if (!ok && status !== 404) throw new Error(`the bucket answered ${status} to a removal`)
    },
  }
}
