import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

const agent = new Agent({ keepAlive: true, maxSockets: 400 })
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

export type Visit = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

async function unpacked(encoding: string | undefined, bytes: Buffer): Promise<Buffer> {
  if (encoding === 'br') return unbrotli(bytes)
  if (encoding === 'gzip') return unzip(bytes)
  if (encoding === undefined) return bytes
  throw new Error(`sent as ${encoding}`)
}

/** One answer read to its end, with headers fetch would not let us send. */
export async function visit(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Visit> {
  const begun = performance.now()
  const asked = request(origin + path, { agent, headers }).end()
  let answer: IncomingMessage
  try {
    ;[answer] = await once(asked, 'response')
  } catch (error) {
    // A connection left unused was closed in the moment it was taken up again: whoever reads just asks anew.
    if (asked.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
      return visit(origin, path, headers)
    throw error
  }
  const bytes = Buffer.concat(await answer.toArray())
  const ms = performance.now() - begun
  const encoding = answer.headers['content-encoding']
  const body = bytes.length === 0 ? bytes : await unpacked(encoding, bytes)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: body.toString('utf8'),
    ms,
  }
}

/** Runs so many in turn, some of them at once. */
export async function inTurns(
  count: number,
  atOnce: number,
  run: (index: number) => Promise<unknown>,
) {
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next
      next += 1
      await run(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
