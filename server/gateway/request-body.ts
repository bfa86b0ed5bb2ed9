import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { BodyShare } from '@/server/gateway/body-budget'

const KILOBYTE = 1024
const USUAL_LIMIT = 64 * KILOBYTE
const EXAM_LIMIT = 256 * KILOBYTE

const longer = /^\/api\/(?:examination\/|staff\/|order\/[^/]+\/returns\/[^/]+\/photos$)/i
const PICTURE_LIMIT = 28 * 1024 * KILOBYTE
/** A part of a file that is imported; a carrier's statement. */
const PART_LIMIT = 2 * 1024 * KILOBYTE

/** Answers to an exam, texts of the office and photos of what is sent back may be longer than anything else a page sends, pictures longer still. */
export const bodyLimit = (pathname: string) => {
  if (/^\/api\/staff\/pictures$/i.test(pathname)) return PICTURE_LIMIT
  if (/^\/api\/staff\/(?:imports\/[^/]+\/parts|cod-statements)$/i.test(pathname)) return PART_LIMIT
  return longer.test(pathname) ? EXAM_LIMIT : USUAL_LIMIT
}

const announcedLength = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  Number(headers['content-length'] ?? 0)

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || announcedLength({ headers }) > 0

/** Why there is no body to pass on. */
export type NoBody = 'too-long' | 'no-room' | 'gone'

/**
 * Reads a whole body, so that Next is never kept waiting by a slow sender and never given more than it can hold.
 *
 * @returns `'too-long'` when it is longer than `limit`, `'no-room'` when bodies hold as much as they may, `'gone'` when the sender left
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  { take }: Pick<BodyShare, 'take'>,
): Promise<Buffer | NoBody> {
  if (announcedLength(request) > limit) return 'too-long'
  const parts: Buffer[] = []
  let length = 0
  try {
    // Leaving the loop must not close the connection: the rejection still has to be written.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      length += part.length
      if (length > limit) return 'too-long'
      if (!take(part.length)) return 'no-room'
      parts.push(part)
    }
  } catch {
    return 'gone'
  }
  return Buffer.concat(parts)
}

const LINGER_MS = 2_000

/** What still comes is let through for a moment, so that the sender can read the answer. */
export function lingerOn(socket: Duplex) {
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
}

/** The rest of a body nobody wants is let through for a moment, so that the sender can read the rejection. */
export function linger(request: IncomingMessage) {
  request.resume()
  const { socket } = request
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  const stop = () => {
    clearTimeout(timer)
    // A kept connection brings further requests.
    socket.off('close', stop)
  }
  request.once('end', stop)
  socket.once('close', stop)
}
