import { expect, test } from '@jest/globals'
import { createMetrics } from '@/server/gateway/metrics'
import { type Handler, internalSecret, withGateway } from '@/server/testing'

const valueIn = (text: string, name: string) => Number(text.split(`\n${name} `)[1]?.split('\n')[0])

const secondsSpent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

test('time spent counts from the start of the process, not from the first look', async () => {
  const metrics = createMetrics()
  const before = secondsSpent()
  const text = await metrics.text()
  const told = valueIn(text, 'process_cpu_seconds_total')
  expect(told).toBeGreaterThanOrEqual(before)
  expect(told).toBeLessThanOrEqual(secondsSpent())
  const again = valueIn(await metrics.text(), 'process_cpu_seconds_total')
  expect(again).toBeGreaterThanOrEqual(told)
  expect(again).toBeLessThanOrEqual(secondsSpent())
})

test('every program that is started is told with its memory and time', async () => {
  const metrics = createMetrics()
  metrics.watchChildren(() => [
    { name: 'backend', pid: process.pid },
    { name: 'storefront', pid: undefined },
  ])
  const before = secondsSpent()
  const text = await metrics.text()
  const memory = valueIn(text, 'gateway_child_resident_memory_bytes{process="backend"}')
  expect(memory / process.memoryUsage.rss()).toBeCloseTo(1, 0)
  const seconds = valueIn(text, 'gateway_child_cpu_seconds_total{process="backend"}')
  // The system counts in hundredths of a second.
  expect(seconds).toBeGreaterThan(before - 0.1)
  expect(seconds).toBeLessThan(secondsSpent() + 0.1)
  expect(text).not.toContain('cpu_seconds_total{process="storefront"}')
  expect(valueIn(text, 'gateway_child_restarts_total{process="storefront"}')).toBe(0)
})

test('the storefront’s own figures stand below the gateway’s, also while it cannot be asked', async () => {
  const seen: unknown[] = []
  const next: Handler = (request, response) => {
    seen.push(request.headers['x-internal-secret'])
    response.setHeader('content-type', 'text/plain; version=0.0.4')
    response.end('storefront_rows_left_out_total{call="GET /api/ProductPage"} 3\n')
  }
  await withGateway({ next, metrics: createMetrics() }, async ({ origin }) => {
    const text = await (await fetch(`${origin}/metrics`)).text()
    expect(text).toContain('\ngateway_cache_requests_total{state="hit"} 0\n')
    expect(text).toContain('\nstorefront_rows_left_out_total{call="GET /api/ProductPage"} 3\n')
    expect(seen).toEqual([internalSecret])
  })
  const silent: Handler = (_, response) => response.destroy()
  await withGateway({ next: silent, metrics: createMetrics() }, async ({ origin }) => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(200)
  })
})
