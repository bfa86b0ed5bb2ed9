import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { visit } from '@/e2e/load/timed-visit'
import { percentile } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { residentMemoryOf } from '@/e2e/support/process-memory'
import { until } from '@/e2e/support/program'
import { type RunningShop, startShop } from '@/e2e/support/shop'

const MOST_MORE_MB = 100
const MOST_AT_PEAK_MB = 300
const SETTLED_WITHIN_MS = 60_000
const LASTING_MS = 20_000
const SAMPLE_MS = 200

type Attack = { connections: number; requests: number; path: string }

const attacks: readonly Attack[] = [
  { connections: 40, requests: 1_000, path: '/san-pham' },
  { connections: 400, requests: 200, path: '/san-pham' },
  { connections: 40, requests: 1_000, path: '/khong-co-trang-nay' },
]

/** Sends all its requests at once and never reads an answer. */
function flood({ origin }: RunningShop, { requests, path }: Attack): Socket {
  const { host, port } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(requests))
  return socket
}

/** What an attack costs the gateway in memory and other readers in time. */
async function suffer(shop: RunningShop, attack: Attack) {
  const failures: string[] = []
  const name = `${attack.connections} x ${attack.requests} ${attack.path}`
  const before = residentMemoryOf(shop.pid)
  let peak = before
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMemoryOf(shop.pid))
  }, SAMPLE_MS)
  const sockets = Array.from({ length: attack.connections }, () => flood(shop, attack))
  const begun = performance.now()
  const waits: number[] = []
  for (let index = 0; performance.now() - begun < LASTING_MS; index++) {
    const path = index % 2 === 0 ? '/trang-chu' : `/san-pham?page=2&keyword=sach${index}`
    const { status, ms } = await visit(shop.origin, path, { 'accept-encoding': 'br' }).catch(
      (error: unknown) => ({ status: String(error), ms: Number.POSITIVE_INFINITY }),
    )
    waits.push(ms)
    if (status !== 200) failures.push(`${name}: another reader is answered ${status}`)
  }
  for (const socket of sockets) socket.destroy()
  await until(async () => residentMemoryOf(shop.pid) < before + MOST_MORE_MB, SETTLED_WITHIN_MS)
  clearInterval(sampling)
  const after = residentMemoryOf(shop.pid)
  const longest = percentile(waits, 0.99)
  if (peak > before + MOST_AT_PEAK_MB) failures.push(`${name}: grew to ${peak} MB`)
  if (after > before + MOST_MORE_MB) failures.push(`${name}: kept ${after} MB of ${before} before`)
  const figure = `${before}, at most ${peak}, then ${after} MB; others wait ${Math.round(longest)} ms`
  return { failures, figure: [name, figure] as const }
}

const metric = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])

/** Operators see what the system sees. */
async function truthOfMetrics(shop: RunningShop): Promise<string[]> {
  const { text } = await visit(shop.origin, '/metrics')
  const fields = readFileSync(`/proc/${shop.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const seconds = (Number(fields[11]) + Number(fields[12])) / 100
  const told = metric(text, 'process_cpu_seconds_total')
  const memory = metric(text, 'process_resident_memory_bytes') / 1024 ** 2
  return [
    Math.abs(told - seconds) > 1 ? `CPU is told as ${told} s of ${seconds}` : '',
    Math.abs(memory - residentMemoryOf(shop.pid)) > 50 ? `memory is told as ${memory} MB` : '',
  ].filter(Boolean)
}

/** Very many requests sent ahead by readers who take no answer. */
export const pipelinedReaders: Check = {
  name: 'pipelined-readers',
  proves: 'requests sent ahead by readers who take nothing cost neither memory nor others time',
  run: async () => {
    const shop = await startShop()
    const failures: string[] = []
    const figures: [string, string][] = []
    try {
      await visit(shop.origin, '/san-pham')
      for (const attack of attacks) {
        const suffered = await suffer(shop, attack)
        failures.push(...suffered.failures)
        figures.push([...suffered.figure])
      }
      failures.push(...(await truthOfMetrics(shop)))
    } finally {
      await shop.stop()
    }
    return { count: attacks.length, failures, figures: Object.fromEntries(figures) }
  },
}
