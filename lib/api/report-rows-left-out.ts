import 'server-only'
import type { Endpoint } from '@/contract/endpoint'
import type { RowLeftOut } from '@/lib/api/tolerant-response'
import { logError } from '@/lib/log'
import { storefrontMetrics } from '@/lib/metrics/storefront-metrics'

const QUIET_MS = 60_000
const MOST_KNOWN = 1_000

const lastTold = new Map<string, number>()

function isDue(what: string, now: number): boolean {
  const last = lastTold.get(what)
  if (last !== undefined && now - last < QUIET_MS) return false
  if (lastTold.size >= MOST_KNOWN) lastTold.clear()
  lastTold.set(what, now)
  return true
}

/** Counts the rows an answer lost, and names one of each kind in the log, at most once a minute. */
export function reportRowsLeftOut(
  { method, path }: Endpoint,
  rows: readonly RowLeftOut[],
  now = Date.now(),
): void {
  const call = `${method} ${path}`
  for (const { field, id, problem } of rows) {
    storefrontMetrics().rowsLeftOut.inc({ call, field })
    if (isDue(`${call} ${field}`, now)) logError('row left out', { call, field, id, problem })
  }
}
