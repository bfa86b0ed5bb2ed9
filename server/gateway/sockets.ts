import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import { connect, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { gateway as messages } from '@/lib/messages/gateway'
import { securityHeaders } from '@/lib/security/security-headers'
import { lingerOn } from '@/server/gateway/request-body'

type SocketRules = {
  publicUrl: URL
  devPort: number | undefined
}

type RawStatus = 400 | 405 | 408 | 431

const statusOfError: Record<string, RawStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** An answer where there is no response object: the request could not be read, or wanted another protocol. */
function refuseSocket(socket: Duplex, status: RawStatus, publicUrl: URL) {
  if (!socket.writable) return socket.destroy()
  const body = Buffer.from(messages.refusals[status].text)
  const head = {
    ...securityHeaders(publicUrl.protocol === 'https:', ''),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    Connection: 'close',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  // Ended alone, it would stay half open while its sender goes on, with all it has sent in memory.
  socket.end(body, () => (status === 408 ? socket.destroy() : lingerOn(socket)))
}

/** `next dev` tells open pages what changed over a connection of its own. */
function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer, port: number) {
  if (socket instanceof Socket) socket.setTimeout(0)
  const inner = connect(port, 'localhost', () => {
    const pairs = request.rawHeaders.map((text, index) =>
      index % 2 === 0 ? `${text}: ` : `${text}\r\n`,
    )
    inner.write(`GET ${request.url} HTTP/1.1\r\n${pairs.join('')}\r\n`)
    inner.write(head)
    inner.pipe(socket).pipe(inner)
  })
  inner.on('error', () => socket.destroy())
  socket.on('error', () => inner.destroy())
  socket.on('close', () => inner.destroy())
}

const isLiveReload = (url: string | undefined) => url?.startsWith('/_next/') === true

/** Refuses what never becomes an ordinary request: unreadable bytes, Upgrade, CONNECT. */
export function guardSockets(server: Server, { publicUrl, devPort }: SocketRules) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy()
    refuseSocket(socket, statusOfError[error.code ?? ''] ?? 400, publicUrl)
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (devPort && isLiveReload(request.url)) return tunnel(request, socket, head, devPort)
    refuseSocket(socket, 400, publicUrl)
  })
  server.on('connect', (_request, socket) => refuseSocket(socket, 405, publicUrl))
}
