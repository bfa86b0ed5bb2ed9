import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { openEmbeddedDatabase } from '@/backend/platform/db/connect'
import { testApp } from '@/backend/testing/test-app'
import { startTelemetry } from '@/lib/telemetry/start-telemetry'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string }
type Sent = { resourceSpans?: { scopeSpans: { spans: Span[] }[] }[] }

const TRACE = '0af7651916cd43dd8448eb211c80319c'

test('a call continues the trace it came with, down to its statements', async () => {
  const sent: Sent[] = []
  const collector = createServer(async (request, response) => {
    sent.push((await json(request)) as Sent)
    response.end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  const stop = await startTelemetry('backend', new Registry())
  const { db, close } = await openEmbeddedDatabase({ isTraced: true })
  await db.execute(sql`select 1`)
  const app = testApp({ db, config: { isTraced: true } })
  const traceparent = `00-${TRACE}-b7ad6b7169203331-01`
  expect((await app.request('/readyz', { headers: { traceparent } })).status).toBe(200)

  await stop()
  const spans = sent.flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  const call = spans.find(({ name }) => name === 'GET /readyz')
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' })
  expect(spans.filter(({ name }) => name === 'select')).toMatchObject([
    { traceId: TRACE, parentSpanId: call?.spanId },
  ])
  await close()
  collector.close()
})
