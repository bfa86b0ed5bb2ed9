import type { Logger } from 'pino'
import { bootScript } from '@/lib/boot/boot-script'
import { findPublicPage } from '@/lib/routes/find-public-page'
import { isKnownAddress } from '@/lib/routes/is-known-address'
import { createUpstreamFetch } from '@/lib/upstream-fetch'
import type { Config, Secrets } from '@/server/config'
import { createGateway, type Gateway } from '@/server/gateway/create-gateway'
import { createHealth } from '@/server/gateway/health'
import type { Metrics } from '@/server/gateway/metrics'
import type { NextClient } from '@/server/gateway/next-client'
import { backendMetrics, storefrontMetrics } from '@/server/gateway/program-metrics'
import { createSessionEnds } from '@/server/gateway/session-ends'
import { traceRequest } from '@/server/gateway/trace-request'
import { nextProbe } from '@/server/html/next-protocol'
import { htmlPreparer } from '@/server/html/prepare-html'
import { createCatalogVersionReader } from '@/server/page-cache/catalog-version'
import { createPageCache } from '@/server/page-cache/page-cache'
import { joinPurgeChannel } from '@/server/page-cache/purge-channel'
import { staticFiles } from '@/server/page-cache/static-files'

type GatewayParts = {
  root: string
  dev: boolean
  config: Config
  secrets: Secrets
  ports: { next: number }
  upstreamUrl: string
  log: Logger
  next: NextClient
  metrics: Metrics
}

const policyOf = ({ publicUrl, paymentHosts, adminHost }: Config, dev: boolean) => ({
  isHttps: publicUrl.protocol === 'https:',
  paymentHosts,
  adminHost,
  dev,
})

function purgeChannel(
  { redisUrl, publicUrl }: Config,
  log: Logger,
  rest: Pick<Parameters<typeof joinPurgeChannel>[0], 'onTags' | 'onGap'>,
) {
  return redisUrl
    ? joinPurgeChannel({ url: redisUrl, shop: publicUrl.host, log, ...rest })
    : undefined
}

/** Of the storefront, and of our own backend. */
function otherMetrics({ next, config, secrets, upstreamUrl }: GatewayParts) {
  const secret = secrets.INTERNAL_SECRET
  const readers = [storefrontMetrics(next, config.publicUrl, secret)]
  if (config.upstreamUrl === undefined) readers.push(backendMetrics(upstreamUrl, secret))
  return async () => (await Promise.all(readers.map((read) => read()))).join('')
}

/** The gateway as the configuration wants it, with all it caches. */
export function composeGateway(parts: GatewayParts): Gateway {
  const { root, dev, config, secrets, ports, upstreamUrl, log, next, metrics } = parts
  const askUpstream = createUpstreamFetch(config.upstream.client)
  const policy = policyOf(config, dev)
  const html = { bootScript: bootScript(), policy, lazyHydration: config.lazyHydration }
  const prepare = htmlPreparer(html, (removed, path) => {
    metrics.countRemovedScripts(removed.length)
    log.warn({ path, count: removed.length, removed }, 'inline scripts left out')
  })
  const cache = createPageCache({
    maxBytes: config.cacheBytes,
    publicUrl: config.publicUrl,
    next,
    prepare,
    files: staticFiles(root),
    readCatalogVersion: createCatalogVersionReader({
      ...{ upstreamUrl, askUpstream },
      secret: secrets.INTERNAL_SECRET,
    }),
    onState: metrics.countCacheRequest,
    now: Date.now,
  })
  metrics.watchCache(cache.stats)
  const sessionEnds = createSessionEnds()
  const onTags = (tags: readonly string[]) => {
    sessionEnds.notify(tags)
    cache.purge(tags)
  }
  const channel = purgeChannel(config, log, { onTags, onGap: cache.clear })
  if (channel) metrics.watchPurgeChannel(channel.isUp)
  const addresses = { next: nextProbe(ports.next), upstream: `${upstreamUrl}/readyz` }
  const health = createHealth(addresses, askUpstream)
  const gateway = createGateway({
    ...config,
    policy,
    log,
    onRequest: config.isTraced ? traceRequest : undefined,
    devPort: dev ? ports.next : undefined,
    own: {
      health,
      readOtherMetrics: otherMetrics(parts),
      metrics: config.hasMetrics ? metrics : undefined,
      revalidateSecret: secrets.REVALIDATE_SECRET,
      onPurge: async (tags) => {
        onTags(tags)
        await channel?.tell(tags)
      },
      sessionEnds,
    },
    sources: {
      next,
      health,
      findPublicPage,
      isKnownAddress,
      prepare,
      dev,
      cache: dev ? undefined : cache,
      onBypass: () => metrics.countCacheRequest('bypass'),
    },
  })
  const drain = async (graceMs: number) => {
    await gateway.drain(graceMs)
    channel?.close()
  }
  return { server: gateway.server, drain }
}
