import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { startTelemetry } from '@/lib/telemetry/start-telemetry'

type Metric = { name: string; sum?: object; gauge?: object; histogram?: object }
type Sent = {
  resourceMetrics: {
    resource: { attributes: object[] }
    scopeMetrics: { metrics: Metric[] }[]
  }[]
}

test('a collector gets the figures of /metrics under the name of the program', async () => {
  const sent: { path: string | undefined; body: Sent }[] = []
  const collector = createServer(async (request, response) => {
    sent.push({ path: request.url, body: (await json(request)) as Sent })
    response.end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  const registers = [new Registry()]
  const [register = new Registry()] = registers
  const stop = await startTelemetry('gateway', register)
  new Counter({ name: 'seen_total', help: 'Seen', labelNames: ['field'], registers }).inc(
    { field: 'price' },
    3,
  )
  new Gauge({ name: 'size_bytes', help: 'Size', registers }).set(7)
  const times = new Histogram({ name: 'took_seconds', help: 'Time', buckets: [1, 5], registers })
  for (const seconds of [0.5, 2, 3, 9]) times.observe(seconds)
  await stop()
  collector.close()

  const [{ body } = { body: { resourceMetrics: [] } }] = sent.filter(
    ({ path }) => path === '/v1/metrics',
  )
  const [one] = body.resourceMetrics
  expect(one?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'gateway' },
  })
  const metrics = one?.scopeMetrics.flatMap((scope) => scope.metrics) ?? []
  expect(metrics.map(({ name }) => name)).toEqual(['seen_total', 'size_bytes', 'took_seconds'])
  expect(metrics[0]?.sum).toMatchObject({
    isMonotonic: true,
    dataPoints: [{ asDouble: 3, attributes: [{ key: 'field', value: { stringValue: 'price' } }] }],
  })
  expect(metrics[1]?.gauge).toMatchObject({ dataPoints: [{ asDouble: 7 }] })
  expect(metrics[2]?.histogram).toMatchObject({
    dataPoints: [{ count: 4, sum: 14.5, explicitBounds: [1, 5], bucketCounts: [1, 2, 1] }],
  })
})
