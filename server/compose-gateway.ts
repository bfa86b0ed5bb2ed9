import type { Logger } from 'pino'
import { bootScript } from '@/lib/boot/boot-script'
import { findPublicPage } from '@/lib/routes/find-public-page'
import { createUpstreamFetch } from '@/lib/upstream-fetch'
import type { Config } from '@/server/config'
import { createGateway, type Gateway } from '@/server/gateway/create-gateway'
import { createHealth } from '@/server/gateway/health'
import type { Metrics } from '@/server/gateway/metrics'
import type { NextClient } from '@/server/gateway/next-client'
import { createSessionEnds } from '@/server/gateway/session-ends'
import { htmlPreparer } from '@/server/html/prepare-html'
import { createCatalogVersionReader } from '@/server/page-cache/catalog-version'
import { createFileCache } from '@/server/page-cache/file-cache'
import { createPageCache } from '@/server/page-cache/page-cache'
import { joinPurgeLine } from '@/server/page-cache/purge-channel'
import { builtFiles, publicFiles } from '@/server/page-cache/static-files'
import { nextProbe } from '@/server/supervisor/process-plans'

const PAGES_SHARE = 0.75

type GatewayParts = {
  root: string
  config: Config
  dev: boolean
  log: Logger
  next: NextClient
  nextPort: number
  upstreamUrl: string
  revalidateSecret: string
  internalSecret: string
  metrics: Metrics
}

/** The gateway as the configuration wants it, with all it caches. */
export function composeGateway(parts: GatewayParts): Gateway {
  const { config, dev, log, next, nextPort, upstreamUrl, metrics } = parts
  const askUpstream = createUpstreamFetch(config.upstream.client)
  const policy = {
    isHttps: config.publicUrl.protocol === 'https:',
    paymentHosts: config.paymentHosts,
    adminHost: config.adminHost,
    dev,
  }
  const prepare = htmlPreparer(
    { bootScript: bootScript(), policy, lazyHydration: config.lazyHydration },
    (removed, path) => {
      metrics.removedScripts(removed.length)
      log.warn({ path, count: removed.length, removed }, 'inline scripts left out')
    },
  )
  const cache = createPageCache({
    maxBytes: config.cacheBytes * PAGES_SHARE,
    publicUrl: config.publicUrl,
    next,
    prepare,
    onState: metrics.looked,
    readCatalogVersion: createCatalogVersionReader({
      ...{ upstreamUrl, askUpstream },
      secret: parts.internalSecret,
    }),
  })
  const files = createFileCache({
    maxBytes: config.cacheBytes * (1 - PAGES_SHARE),
    publicUrl: config.publicUrl,
    next,
    publicFiles: publicFiles(parts.root),
    built: builtFiles(parts.root),
    onState: metrics.looked,
  })
  metrics.watch('pages', cache.stats)
  metrics.watch('files', files.stats)
  const sessionEnds = createSessionEnds()
  const hear = (tags: readonly string[]) => {
    sessionEnds.notify(tags)
    cache.purge(tags)
  }
  const line = config.redisUrl
    ? joinPurgeLine({
        url: config.redisUrl,
        shop: config.publicUrl.host,
        log,
        onTags: hear,
        onGap: cache.clear,
      })
    : undefined
  if (line) metrics.watchPurgeChannel(line.isUp)
  const gateway = createGateway({
    ...config,
    policy,
    log,
    devPort: dev ? nextPort : undefined,
    revalidateSecret: parts.revalidateSecret,
    internalSecret: parts.internalSecret,
    onPurge: async (tags) => {
      hear(tags)
      await line?.tell(tags)
    },
    sessionEnds,
    metrics: config.hasMetrics ? metrics : undefined,
    sources: {
      next,
      health: createHealth(
        { next: nextProbe(nextPort), upstream: `${upstreamUrl}/readyz` },
        askUpstream,
      ),
      log,
      findPublicRoute: findPublicPage,
      prepare,
      dev,
      cache: dev ? undefined : cache,
      files: dev ? undefined : files,
      onBypass: () => metrics.looked('bypass'),
    },
  })
  return {
    server: gateway.server,
    drain: async (graceMs) => {
      await gateway.drain(graceMs)
      line?.close()
    },
  }
}
