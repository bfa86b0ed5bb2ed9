import { expect, test } from '@jest/globals'
import { createMetrics } from '@/server/gateway/metrics'

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
  const text = await metrics.text()
  const memory = valueIn(text, 'gateway_child_resident_memory_bytes{process="backend"}')
  expect(memory / process.memoryUsage.rss()).toBeCloseTo(1, 0)
  const seconds = valueIn(text, 'gateway_child_cpu_seconds_total{process="backend"}')
  expect(Math.abs(seconds - secondsSpent())).toBeLessThan(0.5)
  expect(text).not.toContain('cpu_seconds_total{process="storefront"}')
  expect(valueIn(text, 'gateway_child_restarts_total{process="storefront"}')).toBe(0)
})
