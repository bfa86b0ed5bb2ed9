import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { proxyMatcher } from '@/lib/security/client-address'
import type { PolicyOptions } from '@/lib/security/content-security-policy'
import type { PageSources } from '@/server/gateway/answer-page'
import type { BodyBytes } from '@/server/gateway/body-budget'
import { limitConnections } from '@/server/gateway/connections'
import { createRequestHandler } from '@/server/gateway/handle-request'
import type { InternalRoutes } from '@/server/gateway/internal-routes'
import { bodyLimit } from '@/server/gateway/request-body'
import type { RequestContext } from '@/server/gateway/request-context'
import { pathOf } from '@/server/gateway/request-rules'
import { guardSockets } from '@/server/gateway/sockets'

export type GatewayOptions = {
  mode: 'demo' | 'live'
  publicUrl: URL
  trustedProxies: readonly string[]
  /** Connections one address may hold. */
  socketsPerAddress: number
  /** Searches one address may have made in a minute, besides those in the cache. */
  searchesPerAddress: number
  /** What bodies may hold of the memory; enough for an office and a school unless a test says less. */
  bodyBytes?: BodyBytes
  /** How long a reader may take nothing of an answer. */
  readerPatienceMs?: number
  /** The seconds somebody waits who has spent what their address may; by the contract's table unless a test brings another. */
  callWait?: (context: RequestContext) => number
  policy: PolicyOptions
  sources: PageSources
  own: InternalRoutes
  log: Logger
  /** Where `next dev` listens, for its own live connection; undefined outside development. */
  devPort: number | undefined
  /** Hears of every request that is not answered from the cache at once. */
  onRequest?: ((context: RequestContext) => void) | undefined
}

export type Gateway = {
  server: Server
  /** Lets nobody in any more and waits until the last request is answered, at most `graceMs`. */
  drain: (graceMs: number) => Promise<void>
}

const serverOptions = {
  maxHeaderSize: 16 * 1024,
  // Our own rules refuse it, with our own headers.
  requireHostHeader: false,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than the usual idle time-out of a load balancer in front, so that it is the one who closes.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const READER_PATIENCE_MS = 15_000
const SWEEP_MS = 50

/** The one process that owns the public port: limits, headers and policies, and Next behind it (docs/adr/0002). */
export function createGateway(options: GatewayOptions): Gateway {
  let isDraining = false
  const server = createServer(serverOptions)
  const limits = {
    socketsPerAddress: options.socketsPerAddress,
    readerPatienceMs: options.readerPatienceMs ?? READER_PATIENCE_MS,
    isTrusted: proxyMatcher(options.trustedProxies),
  }
  const handler = createRequestHandler(options, () => isDraining)
  const listener = limitConnections(server, limits, handler)
  server.on('request', listener)
  guardSockets(server, options)
  // A body that is too long is refused before it is sent; any other may come.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const length = Number(request.headers['content-length'] ?? 0)
    if (length <= bodyLimit(pathOf(request.url ?? '/'))) response.writeContinue()
    listener(request, response)
  })

  const drain = (graceMs: number) =>
    new Promise<void>((resolve) => {
      isDraining = true
      options.own.sessionEnds.close()
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
      // A connection whose answer began before becomes idle only later.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      server.close(() => {
        clearTimeout(deadline)
        clearInterval(sweep)
        resolve()
      })
    })

  return { server, drain }
}
