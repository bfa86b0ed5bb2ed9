import { readFileSync } from 'node:fs'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheState } from '@/server/page-cache/send-entry'

type Stats = () => { bytes: number; entries: number }
type Children = () => readonly { name: string; pid: number | undefined }[]

export type Metrics = ReturnType<typeof createMetrics>

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const CPU_TIMES = ['', 'user_', 'system_'].map((kind) => `process_cpu_${kind}seconds_total`)
const TICKS_PER_SECOND = 100

/** What the system says of another process; null where it has no /proc, or the process has ended. */
function usageOf(pid: number | undefined) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return { seconds: ticks / TICKS_PER_SECOND, bytes: Number(kilobytes) * 1024 }
  } catch {
    return null
  }
}

/** The library counts from its own first look; operators are told what the process has spent since it began. */
function tellOwnCpu(register: Registry) {
  for (const name of CPU_TIMES) register.removeSingleMetric(name)
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the gateway since its start',
    registers: [register],
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
}

type Values = () => Iterable<readonly [string, number]>

/** Gauges of a registry that are read whenever somebody looks. */
const gaugesIn =
  (register: Registry) => (name: string, help: string, label: string, values: Values) =>
    new Gauge({
      ...{ name, help, labelNames: [label], registers: [register] },
      collect() {
        this.reset()
        for (const [key, value] of values()) this.set({ [label]: key }, value)
      },
    })

/** What operators measure, as Prometheus reads it. */
export function createMetrics() {
  const register = new Registry()
  const registers = [register]
  const gauge = gaugesIn(register)
  let children: Children = () => []
  // They look at the process a hundred times a second: only for somebody who reads them.
  let hasReader = false
  const read = () => {
    if (!hasReader) {
      collectDefaultMetrics({ register })
      tellOwnCpu(register)
    }
    hasReader = true
    return register
  }
  const durations = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time to answer, cached pages left out',
    labelNames: ['status'],
    buckets: SECONDS,
    registers,
  })
  const scripts = new Counter({
    name: 'gateway_removed_scripts_total',
    help: 'Inline scripts left out of pages',
    registers,
  })
  const restarts = new Counter({
    name: 'gateway_child_restarts_total',
    help: 'Programs started again after a fall',
    labelNames: ['process'],
    registers,
    collect() {
      for (const { name } of children()) this.inc({ process: name }, 0)
    },
  })
  const used = (key: 'seconds' | 'bytes') => () =>
    children().flatMap(({ name, pid }) => {
      const usage = usageOf(pid)
      return usage ? [[name, usage[key]] as const] : []
    })
  gauge(
    'gateway_child_cpu_seconds_total',
    'Processor time since its start',
    'process',
    used('seconds'),
  )
  gauge('gateway_child_resident_memory_bytes', 'Memory of a program', 'process', used('bytes'))
  // Counted by hand: a labelled counter costs a noticeable part of a cached page.
  const looks: Record<CacheState, number> = { hit: 0, miss: 0, stale: 0, bypass: 0 }
  gauge(
    'gateway_cache_answers',
    'Pages and files by what was cached, since the start',
    'state',
    () => Object.entries(looks),
  )
  let cache: Stats = () => ({ bytes: 0, entries: 0 })
  gauge('gateway_cache_bytes', 'Bytes cached', 'cache', () => [['pages', cache().bytes]])
  gauge('gateway_cache_entries', 'Answers cached', 'cache', () => [['pages', cache().entries]])
  return {
    contentType: register.contentType,
    /** For somebody who reads them, now or every minute. */
    read,
    text: () => read().metrics(),
    /** An answer that took more than a look into the cache. */
    answered: (seconds: number, status: number) => durations.observe({ status }, seconds),
    looked: (state: CacheState) => {
      looks[state]++
    },
    removedScripts: (count: number) => scripts.inc(count),
    restarted: (name: string) => restarts.inc({ process: name }),
    /** Whether other gateways can be heard. */
    watchPurgeChannel: (isUp: () => boolean) =>
      new Gauge({
        name: 'gateway_purge_channel_up',
        help: 'Whether this gateway hears what others are told of edits',
        registers,
        collect() {
          this.set(isUp() ? 1 : 0)
        },
      }),
    /** Where the size of the cache is read. */
    watchCache: (stats: Stats) => {
      cache = stats
    },
    /** The programs this gateway has started. */
    watchChildren: (list: Children) => {
      children = list
    },
  }
}
