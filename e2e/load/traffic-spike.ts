import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { visit } from '@/e2e/load/timed-visit'
import { inTurns, percentile } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { type RunningShop, sharedShop } from '@/e2e/support/shop'

const PATH = '/san-pham'
const FINE_MS = 800
const packed = { 'accept-encoding': 'br, gzip' }

/** How long readers wait who come one after the other. */
async function p95Of({ origin }: RunningShop, count: number, atOnce: number) {
  const times: number[] = []
  await inTurns(count, atOnce, async () => {
    times.push((await visit(origin, PATH, packed)).ms)
  })
  return percentile(times, 0.95)
}

const CONNECTIONS = 200
const CALM_AFTER_MS = 10_000

/** Everybody comes at once. */
export const trafficSpike: Check = {
  name: 'traffic-spike',
  proves: 'a spike of 200 connections on the list',
  run: async ({ isFull }) => {
    const shop = await sharedShop()
    const failures: string[] = []
    const times: number[] = []
    const deadline = performance.now() + (isFull ? 30_000 : 5_000)
    let unavailable = 0
    const reader = async () => {
      while (performance.now() < deadline) {
        const { status, ms } = await visit(shop.origin, PATH, packed)
        times.push(ms)
        if (status === 503) unavailable += 1
        else if (status !== 200) failures.push(`answered ${status}`)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, reader))
    if (unavailable > times.length / 20) failures.push(`${unavailable} of ${times.length} shed`)
    const ended = performance.now()
    while ((await p95Of(shop, 50, 5)) > FINE_MS)
      if (performance.now() - ended > CALM_AFTER_MS) {
        failures.push('the shop does not calm down')
        break
      }
    const rate = Math.round((times.length / (isFull ? 30 : 5)) * 10) / 10
    return {
      count: times.length,
      failures,
      figures: { 'answers a second': `${rate}`, p95: `${percentile(times, 0.95).toFixed(1)} ms` },
    }
  },
}

const SLOW = 200
const CLOSED_WITHIN_MS = 60_000
const STEP_MS = 10_000

/** One byte of a request in ten seconds, for as long as it is listened to; answers after how long it was sent away. */
async function crawl(port: number, isOver: () => boolean): Promise<number> {
  const begun = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const closed = once(socket, 'close').then(() => true)
  const bytes = `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100)}`
  for (const byte of bytes) {
    socket.write(byte)
    if ((await Promise.race([closed, wait(STEP_MS, false)])) || isOver()) break
  }
  socket.destroy()
  return performance.now() - begun
}

/** Slow clients hold nobody up and are sent away. */
export const slowClients: Check = {
  name: 'slow-clients',
  proves: '200 clients of one byte in ten seconds',
  run: async () => {
    const shop = await sharedShop()
    const failures: string[] = []
    const port = Number(new URL(shop.origin).port)
    await p95Of(shop, 200, 5)
    const alone = await p95Of(shop, 1_000, 5)
    const begun = performance.now()
    const crawling = Array.from({ length: SLOW }, () =>
      crawl(port, () => performance.now() - begun > CLOSED_WITHIN_MS + STEP_MS),
    )
    await wait(1_000)
    const beside = await p95Of(shop, 1_000, 5)
    const lasted = await Promise.all(crawling)
    const longest = Math.max(...lasted)
    if (longest > CLOSED_WITHIN_MS) failures.push(`listened to for ${Math.round(longest)} ms`)
    // Below a few milliseconds the machine's other work decides.
    if (beside > Math.max(2 * alone, 20))
      failures.push(`p95 ${beside.toFixed(1)} ms beside them, ${alone.toFixed(1)} ms without`)
    return {
      count: SLOW,
      failures,
      figures: {
        'p95 without and beside': `${alone.toFixed(1)} and ${beside.toFixed(1)} ms`,
        'sent away after': `${(longest / 1_000).toFixed(1)} s`,
      },
    }
  },
}
