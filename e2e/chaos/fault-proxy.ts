import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
/** Bytes for the wire as they are, and what becomes of the connection after them. */
export type Raw = { bytes: Buffer | string; end: 'close' | 'reset' | 'silence' }

/** What comes back instead of the upstream's answer, which `ask` fetches; asked or not, the caller cannot tell. */
export type Fault = (call: Call, ask: () => Promise<Answer>) => Promise<Answer | Raw>

export type FaultProxy = {
  origin: string
  /** Holds for the calls that come from now on. */
  set: (fault: Fault) => void
  /** Every call since the last `forget`, in the order they came. */
  calls: () => readonly Call[]
  forget: () => void
  /** The most calls that were in hand at once since the last `forget`. */
  mostHeld: () => number
  /** Nobody listens any more; connections in use break. */
  down: () => Promise<void>
  up: () => Promise<void>
}

const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const withoutHops = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)))

async function ask(upstream: string, { method, path, headers, body }: Call): Promise<Answer> {
  const asked = request(upstream + path, {
    method,
    headers: { ...withoutHops(headers), ...(body.length > 0 && { 'content-length': body.length }) },
  })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return {
    status: answer.statusCode ?? 0,
    headers: withoutHops(answer.headers),
    body: await buffer(answer),
  }
}

const endings: Record<Raw['end'], (socket: Socket) => void> = {
  close: (socket) => socket.end(),
  reset: (socket) => socket.resetAndDestroy(),
  silence: () => {},
}

function send(response: ServerResponse, answer: Answer | Raw) {
  const { socket } = response
  if (!('bytes' in answer)) {
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length })
    return response.end(answer.body)
  }
  if (!socket) return
  const end = endings[answer.end]
  if (answer.bytes.length === 0) return end(socket)
  // What is written just before a reset would be thrown away with it.
  socket.write(answer.bytes, () => setImmediate(end, socket))
}

export const passOn: Fault = (_call, fetchAnswer) => fetchAnswer()

/** A man in the middle between storefront and upstream that does what upstreams and networks do on a bad day. */
export async function startProxy(upstream: string): Promise<FaultProxy> {
  let fault = passOn
  let seen: Call[] = []
  let held = 0
  let mostHeld = 0
  const server = createServer(async (incoming, response) => {
    held += 1
    mostHeld = Math.max(mostHeld, held)
    response.once('close', () => {
      held -= 1
    })
    try {
      const { method = 'GET', url = '/', headers } = incoming
      const call = { method, path: url, headers, body: await buffer(incoming) }
      seen.push(call)
      send(response, await fault(call, () => ask(upstream, call)))
    } catch {
      response.socket?.resetAndDestroy()
    }
  })
  let port = 0
  const up = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await up()
  return {
    origin: `http://127.0.0.1:${port}`,
    set: (next) => {
      fault = next
    },
    calls: () => seen,
    forget: () => {
      seen = []
      mostHeld = held
    },
    mostHeld: () => mostHeld,
    down: async () => {
      const gone = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await gone
    },
    up,
  }
}
