import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheState } from '@/server/page-cache/send-entry'

export type Metrics = {
  contentType: string
  text: () => Promise<string>
  /** An answer that took more than a look into the memory. */
  answered: (seconds: number, status: number) => void
  looked: (state: CacheState) => void
  removedScripts: (count: number) => void
  restarted: (name: string) => void
  /** Whether other gateways can be heard. */
  watchPurgeChannel: (isUp: () => boolean) => void
  /** Where the size of a memory is read. */
  watch: (memory: string, stats: () => { bytes: number; entries: number }) => void
}

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** What operators measure, as Prometheus reads it. */
export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  // They look at the process a hundred times a second: only for somebody who reads them.
  let hasReader = false
  const text = () => {
    if (!hasReader) collectDefaultMetrics({ register })
    hasReader = true
    return register.metrics()
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
    help: 'ProcessSettings started again after a fall',
    labelNames: ['process'],
    registers,
  })
  // Counted by hand: a labelled counter costs a noticeable part of a cached page.
  const looks: Record<CacheState, number> = { hit: 0, miss: 0, stale: 0, bypass: 0 }
  new Gauge({
    name: 'gateway_cache_answers',
    help: 'Pages and files by what the memory knew of them, since the start',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(looks)) this.set({ state }, count)
    },
  })
  const memories = new Map<string, () => { bytes: number; entries: number }>()
  new Gauge({
    name: 'gateway_cache_bytes',
    help: 'Bytes cached',
    labelNames: ['memory'],
    registers,
    collect() {
      for (const [memory, stats] of memories) this.set({ memory }, stats().bytes)
    },
  })
  new Gauge({
    name: 'gateway_cache_entries',
    help: 'Answers cached',
    labelNames: ['memory'],
    registers,
    collect() {
      for (const [memory, stats] of memories) this.set({ memory }, stats().entries)
    },
  })
  const watchPurgeChannel = (isUp: () => boolean) => {
    new Gauge({
      name: 'gateway_purge_channel_up',
      help: 'Whether this gateway hears what others are told of edits',
      registers,
      collect() {
        this.set(isUp() ? 1 : 0)
      },
    })
  }
  return {
    watchPurgeChannel,
    contentType: register.contentType,
    text,
    answered: (seconds, status) => durations.observe({ status }, seconds),
    looked: (state) => {
      looks[state]++
    },
    removedScripts: (count) => scripts.inc(count),
    restarted: (name) => restarts.inc({ process: name }),
    watch: (memory, stats) => {
      memories.set(memory, stats)
    },
  }
}
