// The gateway of the shop before a Next that writes one list of 24 books.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { findPublicPage } from '@/lib/routes/find-public-page'
import { createGateway } from '@/server/gateway/create-gateway'
import { createHealth } from '@/server/gateway/health'
import { createMetrics } from '@/server/gateway/metrics'
import { createNextClient } from '@/server/gateway/next-client'
import { createSessionEnds } from '@/server/gateway/session-ends'
import { htmlPreparer } from '@/server/html/prepare-html'
import { createPageCache } from '@/server/page-cache/page-cache'

const LETTERS = 'aăâbcdđeêghiklmnoôơpqrstuưvxy'
let seed = 7
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const word = () => Array.from({ length: 2 + random(4) }, () => LETTERS[random(29)]).join('')
const some = (count: number) => Array.from({ length: count }, word).join(' ')
const card = (id: number) =>
  `<li class="flex flex-col gap-2 rounded-md border p-3"><a href="/san-pham/${id}-${some(4).replaceAll(' ', '-')}"><img src="/media/thumb-${id * 7919}.webp" alt="${some(6)}" width="240" height="320" loading="lazy"/><h3 class="line-clamp-2 font-serif">${some(7)}</h3></a><p class="text-sm">${some(12)}</p><p><b>${id * 1000} ₫</b></p></li>`
const cards = Array.from({ length: 24 }, (_, index) => card(index + 100)).join('')
const flight = `self.__next_f.push(${JSON.stringify([1, cards]).replaceAll('<', '\\u003c')})`
const htmlWith = (nonce: string) =>
  `<!DOCTYPE html><html lang="vi"><body><ul>${cards}</ul><script nonce="${nonce}">(self.__next_f=self.__next_f||[]).push([0])</script><script nonce="${nonce}">${flight}</script></body></html>`
const nonceIn = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''

await once(process, 'message')
const next = createServer(({ headers }, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', vary: 'rsc' })
    .end(htmlWith(nonceIn([headers['content-security-policy']].flat()[0]))),
)
await new Promise<void>((resolve) => next.listen(0, 'localhost', resolve))
const nextPort = (next.address() as AddressInfo).port
const client = createNextClient(nextPort)
const publicUrl = new URL('http://localhost:3000')
const policy = { isHttps: false, paymentHosts: [], adminHost: undefined, dev: false }
const prepare = htmlPreparer({ bootScript: '', policy, lazyHydration: true }, () => {})
const log = pino({ level: 'silent' })
const metrics = createMetrics()
const address = `http://localhost:${nextPort}/`
const health = createHealth({ next: address, upstream: address })
const { server } = createGateway({
  mode: 'demo',
  publicUrl,
  trustedProxies: [],
  socketsPerAddress: 1_000,
  searchesPerAddress: 600,
  policy,
  log,
  devPort: undefined,
  own: {
    health,
    metrics,
    readOtherMetrics: async () => '',
    revalidateSecret: 'not-used-in-this-measure',
    onPurge: () => {},
    sessionEnds: createSessionEnds(),
  },
  sources: {
    next: client,
    health,
    findPublicPage,
    isKnownAddress: () => true,
    prepare,
    dev: false,
    cache: createPageCache({
      ...{ maxBytes: 32 * 1024 * 1024, publicUrl, next: client, prepare },
      onState: metrics.countCacheRequest,
      files: { owns: () => false, read: async () => undefined },
      readCatalogVersion: async () => null,
      now: Date.now,
    }),
  },
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
)
process.on('message', (message) => message === 'cpu' && process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit())
