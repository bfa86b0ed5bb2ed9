import { type ServerResponse, STATUS_CODES } from 'node:http'
import { LRUCache } from 'lru-cache'

// Longer than the usual patience of a load balancer in front, so that it is the one who closes.
export const KEEP_ALIVE_MS = 65_000

type Piece = { date: string; dateAt: number; bytes: Buffer }
export type Whole = { status: 200 | 304; head: readonly string[]; body: Buffer }

/** Beyond this, copying a body costs more than a second piece would. */
const LONGEST_BODY = 64 * 1024
const MOST_BYTES = 8 * 1024 * 1024
const nothing = Buffer.alloc(0)

/** By their heads, which are written once for each answer and encoding. */
const pieces = new LRUCache<readonly string[], Piece>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
})

let clock = { second: 0, date: '' }

function dateNow(): string {
  const second = Math.floor(Date.now() / 1_000)
  if (second !== clock.second) clock = { second, date: new Date(second * 1_000).toUTCString() }
  return clock.date
}

function join({ status, head, body }: Whole, date: string): Piece {
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `
  let text = `${start}${date}\r\n`
  for (let index = 0; index < head.length; index += 2)
    text += `${head[index]}: ${head[index + 1]}\r\n`
  text += `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`
  return { date, dateAt: start.length, bytes: Buffer.concat([Buffer.from(text, 'latin1'), body]) }
}

function pieceOf(whole: Whole): Buffer {
  const date = dateNow()
  const known = pieces.get(whole.head)
  if (!known) {
    const piece = join(whole, date)
    pieces.set(whole.head, piece)
    return piece.bytes
  }
  if (known.date !== date) {
    // Every date is as long as any other; whoever is still being sent the piece has had its first line.
    known.bytes.write(date, known.dateAt, 'latin1')
    known.date = date
  }
  return known.bytes
}

/**
 * Sends head and body as one piece past Node's own writing of heads, which looks through every letter of them and hands the
 * system two pieces: a third of a remembered page's cost. False, and nothing is sent, where Node has more to decide: a connection
 * that ends, an answer that waits for another, a reader who does not keep up.
 *
 * @param response nothing was said in it yet
 */
export function sendPiece(response: ServerResponse, whole: Whole): boolean {
  const { socket } = response
  const isPlain = response.shouldKeepAlive && whole.body.length <= LONGEST_BODY
  if (!isPlain || !socket || socket.writableNeedDrain) return false
  socket.write(pieceOf(whole))
  // Node's server takes up the next question of this connection when it hears that this one is answered.
  if (socket.writableLength === 0) response.emit('finish')
  else socket.write(nothing, () => response.emit('finish'))
  return true
}
