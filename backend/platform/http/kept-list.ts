import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { acceptsGzip, matchesEtag } from '@/backend/platform/http/http-conditions'

const compress = promisify(gzip)
const LIFETIME_MS = 3_600_000

type Made = { etag: string; plain: Buffer; zipped: Buffer }
type Kept = { until: number; made: Promise<Made> }
type Load = (context: Context) => Promise<unknown>

async function make(load: Load, context: Context): Promise<Made> {
  const plain = Buffer.from(JSON.stringify({ data: await load(context) }))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { etag, plain, zipped: await compress(plain) }
}

/**
 * Answers with a list that changes once in years: made and compressed once an hour at most, however many ask at once, and 304 for whoever
 * holds it already. What could not be made is asked for again.
 */
export function keptList(load: Load) {
  const lists = new WeakMap<Db, Kept>()

  function find(context: Context): Promise<Made> {
    const known = lists.get(context.db)
    const time = context.now().getTime()
    if (known && known.until > time) return known.made
    const made = make(load, context)
    lists.set(context.db, { until: time + LIFETIME_MS, made })
    made.catch(() => lists.delete(context.db))
    return made
  }

  return async (context: Context): Promise<Response> => {
    const { etag, plain, zipped } = await find(context)
    const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' }
    if (matchesEtag(context.header('if-none-match'), [etag])) {
      return new Response(null, { status: 304, headers })
    }
    const isZipped = acceptsGzip(context.header('accept-encoding'))
    return new Response(new Uint8Array(isZipped ? zipped : plain), {
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        ...(isZipped && { 'content-encoding': 'gzip' }),
      },
    })
  }
}
