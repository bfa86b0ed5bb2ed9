import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { childMetrics } from '@/server/gateway/child-metrics'
import type { CacheState } from '@/server/page-cache/send-entry'

type Stats = () => { bytes: number; entries: number }
export type Metrics = ReturnType<typeof createMetrics>

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const CPU_TIMES = ['', 'user_', 'system_'].map((kind) => `process_cpu_${kind}seconds_total`)

/** What operators measure, as Prometheus reads it. */
export function createMetrics() {
  const register = new Registry()
  const registers = [register]
  let cache: Stats = () => ({ bytes: 0, entries: 0 })
  // Counted by hand: a labelled counter costs a noticeable part of a cached page.
  const requests: Record<CacheState, number> = { hit: 0, miss: 0, stale: 0, bypass: 0 }

  const durations = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time to answer, cached pages left out',
    labelNames: ['status'],
    buckets: SECONDS,
    registers,
  })
  const removedScripts = new Counter({
    name: 'gateway_removed_scripts_total',
    help: 'Inline scripts left out of pages',
    registers,
  })
  new Counter({
    name: 'gateway_cache_requests_total',
    help: 'Pages and files by what was cached',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset()
      for (const [state, count] of Object.entries(requests)) this.inc({ state }, count)
    },
  })
  const addGauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  addGauge('gateway_cache_bytes', 'Bytes of cached pages', () => cache().bytes)
  addGauge('gateway_cache_entries', 'Cached pages', () => cache().entries)

  let isRead = false
  /** The registry, with figures that cost something while they are kept: only for somebody who reads them. */
  const read = () => {
    if (isRead) return register
    isRead = true
    collectDefaultMetrics({ register })
    // The library counts from its own first look, operators from the start of the process.
    for (const name of CPU_TIMES) register.removeSingleMetric(name)
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time of the gateway since its start',
      registers,
      collect() {
        const { user, system } = process.cpuUsage()
        this.reset()
        this.inc((user + system) / 1e6)
      },
    })
    return register
  }

  return {
    contentType: register.contentType,
    read,
    text: () => read().metrics(),
    /** A request that took more than a look into the cache. */
    observeRequest: (seconds: number, status: number) => durations.observe({ status }, seconds),
    countCacheRequest: (state: CacheState) => {
      requests[state]++
    },
    countRemovedScripts: (count: number) => removedScripts.inc(count),
    /** Whether other gateways can be heard. */
    watchPurgeChannel: (isUp: () => boolean) =>
      addGauge(
        'gateway_purge_channel_up',
        'Whether this gateway hears what others are told of edits',
        () => (isUp() ? 1 : 0),
      ),
    watchCache: (stats: Stats) => {
      cache = stats
    },
    ...childMetrics(registers),
  }
}
