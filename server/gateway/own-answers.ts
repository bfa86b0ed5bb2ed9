import { speculationRules } from '@/lib/routes/speculation-rules'
import type { Exchange } from '@/server/gateway/exchange'
import { type Health, healthReport } from '@/server/gateway/health'
import type { Metrics } from '@/server/gateway/metrics'
import { sendRejection, sendWhole } from '@/server/gateway/responses'
import type { SessionEnds } from '@/server/gateway/session-ends'
import { SPECULATION_RULES_PATH } from '@/server/gateway/speculation-rules'
import { REVALIDATE_PATH, readAnnouncement } from '@/server/page-cache/revalidate'

export type OwnAnswers = {
  health: Health
  /** Undefined where nobody may read them. */
  metrics: Metrics | undefined
  /** The figures of the programs behind, below the gateway's own. */
  readOtherMetrics: () => Promise<string>
  /** The upstream signs with it what it announces as changed. */
  revalidateSecret: string
  /** Told of what is announced, before the sender is answered. */
  onPurge: (tags: readonly string[]) => void | Promise<void>
  sessionEnds: SessionEnds
}

function sendText(exchange: Exchange, type: string, text: string, cacheControl = 'no-store') {
  exchange.response.setHeader('content-type', type)
  exchange.response.setHeader('cache-control', cacheControl)
  sendWhole(exchange, text)
}

async function sendHealth(exchange: Exchange, health: Health) {
  const report = await healthReport(health)
  const isReady = exchange.pathname === '/healthz' || report.status === 'ok'
  exchange.response.statusCode = isReady ? 200 : 503
  sendText(exchange, 'application/json; charset=utf-8', JSON.stringify(report))
}

async function revalidate(exchange: Exchange, { revalidateSecret, onPurge }: OwnAnswers) {
  const { request, response, body = Buffer.alloc(0) } = exchange
  if (request.method !== 'POST') return sendRejection(exchange, 405, 'POST')
  const reading = readAnnouncement(request.headers, body, revalidateSecret, Date.now())
  if ('rejection' in reading) return sendRejection(exchange, reading.rejection)
  await onPurge(reading.tags)
  response.writeHead(204, { 'cache-control': 'no-store' }).end()
}

/** What the gateway answers itself; false when it is not asked itself. */
export async function answerOwn(exchange: Exchange, own: OwnAnswers): Promise<boolean> {
  const { pathname } = exchange
  const { health, metrics, readOtherMetrics, sessionEnds } = own
  if (pathname === '/healthz' || pathname === '/readyz') await sendHealth(exchange, health)
  else if (pathname === REVALIDATE_PATH) await revalidate(exchange, own)
  else if (pathname === SPECULATION_RULES_PATH)
    sendText(exchange, 'application/speculationrules+json', speculationRules, 'max-age=3600')
  else if (metrics && pathname === '/metrics')
    sendText(exchange, metrics.contentType, (await metrics.text()) + (await readOtherMetrics()))
  else return sessionEnds.attend(exchange)
  return true
}
