import { speculationRules } from '@/lib/routes/speculation-rules'
import { type Health, healthReport } from '@/server/gateway/health'
import type { Metrics } from '@/server/gateway/metrics'
import type { RequestContext } from '@/server/gateway/request-context'
import { sendRejection, sendWhole } from '@/server/gateway/responses'
import type { SessionEnds } from '@/server/gateway/session-ends'
import { SPECULATION_RULES_PATH } from '@/server/gateway/speculation-rules'
import { REVALIDATE_PATH, readAnnouncement } from '@/server/page-cache/read-announcement'

export type InternalRoutes = {
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

function sendText(context: RequestContext, type: string, text: string, cacheControl = 'no-store') {
  context.response.setHeader('content-type', type)
  context.response.setHeader('cache-control', cacheControl)
  sendWhole(context, text)
}

async function sendHealth(context: RequestContext, health: Health) {
  const report = await healthReport(health)
  const isReady = context.pathname === '/healthz' || report.status === 'ok'
  context.response.statusCode = isReady ? 200 : 503
  sendText(context, 'application/json; charset=utf-8', JSON.stringify(report))
}

async function revalidate(context: RequestContext, { revalidateSecret, onPurge }: InternalRoutes) {
  const { request, response, body = Buffer.alloc(0) } = context
  if (request.method !== 'POST') return sendRejection(context, 405, 'POST')
  const reading = readAnnouncement(request.headers, body, revalidateSecret, Date.now())
  if ('rejection' in reading) return sendRejection(context, reading.rejection)
  await onPurge(reading.tags)
  response.writeHead(204, { 'cache-control': 'no-store' }).end()
}

/** What the gateway answers itself; false when it is not asked itself. */
export async function answerInternalRoute(
  context: RequestContext,
  own: InternalRoutes,
): Promise<boolean> {
  const { pathname } = context
  const { health, metrics, readOtherMetrics, sessionEnds } = own
  if (pathname === '/healthz' || pathname === '/readyz') await sendHealth(context, health)
  else if (pathname === REVALIDATE_PATH) await revalidate(context, own)
  else if (pathname === SPECULATION_RULES_PATH)
    sendText(context, 'application/speculationrules+json', speculationRules, 'max-age=3600')
  else if (metrics && pathname === '/metrics')
    sendText(context, metrics.contentType, (await metrics.text()) + (await readOtherMetrics()))
  else return sessionEnds.attend(context)
  return true
}
