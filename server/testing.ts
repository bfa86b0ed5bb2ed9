import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Logger, pino } from 'pino'
import { findPublicPage } from '@/lib/routes/find-public-page'
import { isKnownAddress } from '@/lib/routes/is-known-address'
import type { PageSources } from '@/server/gateway/answer-page'
import { createGateway, type Gateway, type GatewayOptions } from '@/server/gateway/create-gateway'
import { createHealth } from '@/server/gateway/health'
import type { Metrics } from '@/server/gateway/metrics'
import { createNextClient } from '@/server/gateway/next-client'
import { storefrontMetrics } from '@/server/gateway/program-metrics'
import { createSessionEnds } from '@/server/gateway/session-ends'
import { htmlPreparer } from '@/server/html/prepare-html'
import { createCatalogVersionReader } from '@/server/page-cache/catalog-version'
import { createPageCache, type PageCacheOptions } from '@/server/page-cache/page-cache'
import { joinPurgeChannel, type PurgeChannel } from '@/server/page-cache/purge-channel'
import type { StaticFiles } from '@/server/page-cache/static-files'

export const revalidateSecret = 'a-secret-for-announcements'
export const internalSecret = 'a-secret-between-the-processes'

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export const bootScript = "document.documentElement.dataset.theme='light5'"

type Asked = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export type Trial = {
  channel: PurgeChannel | undefined
  memory: () => { bytes: number; entries: number }
  gateway: Gateway
  port: number
  origin: string
  /** What the stub of Next was asked. */
  asked: Asked[]
  /** Lines of the log, parsed. */
  logged: Record<string, unknown>[]
  stopNext: () => Promise<void>
}

const listen = async (server: Server, host: string) => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return (server.address() as AddressInfo).port
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

type TrialOptions = Partial<
  Pick<
    GatewayOptions,
    | 'mode'
    | 'publicUrl'
    | 'trustedProxies'
    | 'socketsPerAddress'
    | 'searchesPerAddress'
    | 'readerPatienceMs'
    | 'bodyBytes'
    | 'callWait'
  >
> & {
  next?: Handler
  upstream?: Handler
  publicPages?: readonly string[]
  /** Public pages are those of the shop. */
  isRouted?: boolean
  adminHost?: URL
  dev?: boolean
  /** On which channel the gateway hears of edits. */
  channel?: { url: URL; shop: string }
  /** How much the gateway caches; nothing unless a test asks for it. */
  cacheBytes?: number
  /** What lies on the disk. */
  files?: StaticFiles
  now?: () => number
  metrics?: Metrics
}

const greet: Handler = (_request, response) => response.end('ok')

type CacheParts = Pick<PageCacheOptions, 'publicUrl' | 'next' | 'prepare' | 'onState'> & {
  log: Logger
  upstreamUrl: string
}

const noFiles = { owns: () => false, read: async () => undefined }

function cacheOf(options: TrialOptions, { log, upstreamUrl, ...parts }: CacheParts) {
  const { cacheBytes, channel, files = noFiles, now = Date.now } = options
  if (cacheBytes === undefined) return { cache: undefined, channel: undefined }
  const readCatalogVersion = createCatalogVersionReader({
    upstreamUrl,
    secret: internalSecret,
    now,
  })
  const cache = createPageCache({ ...parts, maxBytes: cacheBytes, files, readCatalogVersion, now })
  return {
    cache,
    channel:
      channel && joinPurgeChannel({ ...channel, log, onTags: cache.purge, onGap: cache.clear }),
  }
}

/** The shop's own addresses, or whatever a test makes up. */
function routesOf({
  isRouted,
  publicPages = [],
}: TrialOptions): Pick<PageSources, 'findPublicPage' | 'isKnownAddress'> {
  if (isRouted) return { findPublicPage, isKnownAddress }
  const pageAt = (path: string) => ({
    key: `${path}?page=2`,
    tags: ['site'],
    route: { lifetime: 60, tags: ['site'] },
  })
  return {
    findPublicPage: (path) => (publicPages.includes(path) ? pageAt(path) : null),
    isKnownAddress: () => true,
  }
}

/** A gateway before stubs of Next and the upstream, for the time of one test. */
export async function withGateway(
  { next = greet, upstream = greet, ...options }: TrialOptions,
  run: (trial: Trial) => Promise<void>,
) {
  const asked: Asked[] = []
  const logged: Record<string, unknown>[] = []
  const nextServer = createServer(async (incoming, response) => {
    const body = (await buffer(incoming)).toString()
    const { method = '', url = '', headers } = incoming
    asked.push({ method, url, headers, body })
    await next(incoming, response)
  })
  const upstreamServer = createServer(upstream)
  const nextPort = await listen(nextServer, 'localhost')
  const upstreamPort = await listen(upstreamServer, '127.0.0.1')
  const client = createNextClient(nextPort)
  const log = pino({ base: null }, { write: (line) => logged.push(JSON.parse(line)) })
  const publicUrl = options.publicUrl ?? new URL('http://localhost:3000')
  const dev = options.dev ?? false
  const policy = {
    isHttps: publicUrl.protocol === 'https:',
    paymentHosts: ['pay.example'],
    adminHost: options.adminHost,
    dev,
  }
  const prepare = htmlPreparer({ bootScript, policy, lazyHydration: true }, (removed, path) =>
    log.warn({ path, count: removed.length, removed }, 'inline scripts left out'),
  )
  const onState = options.metrics?.countCacheRequest ?? (() => {})
  const { cache, channel } = cacheOf(options, {
    publicUrl,
    next: client,
    prepare,
    onState,
    log,
    upstreamUrl: `http://127.0.0.1:${upstreamPort}`,
  })
  const sessionEnds = createSessionEnds()
  const health = createHealth({
    next: `http://localhost:${nextPort}/`,
    upstream: `http://127.0.0.1:${upstreamPort}/readyz`,
  })
  const gateway = createGateway({
    own: {
      ...{ health, revalidateSecret, sessionEnds, metrics: options.metrics },
      readOtherMetrics: storefrontMetrics(client, publicUrl, internalSecret),
      onPurge: async (tags) => {
        sessionEnds.notify(tags)
        cache?.purge(tags)
        await channel?.tell(tags)
      },
    },
    mode: options.mode ?? 'demo',
    publicUrl,
    trustedProxies: options.trustedProxies ?? [],
    socketsPerAddress: options.socketsPerAddress ?? 1_000,
    searchesPerAddress: options.searchesPerAddress ?? 600,
    ...(options.bodyBytes && { bodyBytes: options.bodyBytes }),
    ...(options.readerPatienceMs && { readerPatienceMs: options.readerPatienceMs }),
    ...(options.callWait && { callWait: options.callWait }),
    policy,
    log,
    devPort: dev ? nextPort : undefined,
    sources: {
      next: client,
      health,
      ...routesOf(options),
      prepare,
      dev,
      cache,
      onBypass: () => options.metrics?.countCacheRequest('bypass'),
    },
  })
  const port = await listen(gateway.server, '127.0.0.1')
  const origin = `http://127.0.0.1:${port}`
  try {
    await run({
      channel,
      memory: () => cache?.stats() ?? { bytes: 0, entries: 0 },
      gateway,
      port,
      origin,
      asked,
      logged,
      stopNext: () => close(nextServer),
    })
  } finally {
    channel?.close()
    client.close()
    await Promise.all([close(gateway.server), close(nextServer), close(upstreamServer)])
  }
}

/** A promise whose end somebody else decides. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
