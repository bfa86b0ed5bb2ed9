import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import {
  isPublicAddress,
  isPublicPicture,
} from '@/backend/modules/imports/pictures/picture-address'

const MOST_BYTES = 20 * 1024 * 1024
const TIMEOUT_MS = 15_000
const MOST_REDIRECTS = 3

/** The name is looked up once and connected to as it was found: nobody can change where it leads in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first || open.length < addresses.length)
      return callback(new Error('leads into a private network'), '', 0)
    if (options.all) return callback(null, open)
    return callback(null, first.address, first.family)
  })
}

const publicAgent = new Agent({ connect: { lookup: publicLookup, timeout: TIMEOUT_MS } })

async function bytesOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Fetches a picture from the open net, and from nowhere else; each redirect is judged like the first address. */
export async function fetchPicture(address: string): Promise<Buffer> {
  let at = address
  for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
    if (isPublicPicture(at) !== 'public') throw new Error('leads into a private network')
    const { statusCode, headers, body } = await request(at, {
      dispatcher: publicAgent,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(2 * TIMEOUT_MS),
    })
    const { location } = headers
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
      await body.dump()
      at = new URL(location, at).href
      continue
    }
    if (statusCode !== 200) {
      await body.dump()
      throw new Error(`answered ${statusCode}`)
    }
    return bytesOf(body)
  }
  throw new Error('redirected too often')
}
