import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { countByAddress } from '@/server/gateway/limit-by-address'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

type ConnectionLimits = {
  /** Connections one address may hold; none for proxies that speak for many. */
  socketsPerAddress: number
  isTrusted: (address: string) => boolean
  /** How long a reader may take nothing of an answer. */
  readerPatienceMs: number
}

/** Requests that may be sent ahead of the one being answered; browsers send none. */
const MOST_WAITING = 10

/** Connections read in one turn of the event loop while somebody sends too much. */
const READ_AT_ONCE = 16

/** The newest response of a connection, and how many requests wait to be looked at. */
type Turn = { last: ServerResponse; waiting: number }

function boundSockets(server: Server, { socketsPerAddress, isTrusted }: ConnectionLimits) {
  const take = countByAddress(socketsPerAddress)
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isTrusted(remoteAddress)) return
    const giveBack = take(remoteAddress)
    if (!giveBack) return socket.destroy()
    socket.once('close', giveBack)
  })
}

/**
 * Node makes a request of everything a connection has sent, a thousand of them at once if it likes. Where one does so, all are read a few
 * at a time for a moment, so that what a thousand connections sent is never in memory together.
 */
function slowReader(server: Server) {
  const open = new Set<Socket>()
  const held = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      held.delete(socket)
    })
  })
  const release = () => {
    for (const socket of [...held].slice(0, READ_AT_ONCE)) {
      held.delete(socket)
      socket.resume()
    }
    if (held.size > 0) setImmediate(release)
  }
  return () => {
    if (held.size === 0) setImmediate(release)
    for (const socket of open) {
      if (!held.has(socket)) socket.pause()
      held.add(socket)
    }
  }
}

/**
 * Bounds what one connection and one address can make the gateway hold. Requests of a connection are answered one after the other; one
 * with more than a few sent ahead is closed.
 *
 * @returns the listener to give requests to
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  listener: Listener,
): Listener {
  const turns = new WeakMap<Socket, Turn>()
  boundSockets(server, limits)
  const readSlowly = slowReader(server)

  server.timeout = limits.readerPatienceMs
  server.on('timeout', (socket) => {
    const turn = turns.get(socket)
    const isOurTurn = turn && !turn.last.writableFinished && socket.writableLength === 0
    if (!isOurTurn) socket.destroy()
  })

  return (request, response) => {
    const { socket } = request
    const turn = turns.get(socket)
    if (!turn || turn.last.writableFinished) {
      if (turn) turn.last = response
      else turns.set(socket, { last: response, waiting: 0 })
      return listener(request, response)
    }
    // The rest of what was read comes here too.
    if (socket.destroyed) return
    if (turn.waiting === MOST_WAITING) {
      socket.destroy()
      return readSlowly()
    }
    const { last } = turn
    turn.last = response
    turn.waiting++
    last.once('close', () => {
      turn.waiting--
      if (!socket.destroyed) listener(request, response)
    })
  }
}
