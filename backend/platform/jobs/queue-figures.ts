import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { Db } from '@/backend/platform/db/connect'
import { queueNames } from '@/backend/platform/jobs/queues'
import { backendMetrics } from '@/backend/platform/metrics/backend-metrics'

const jobs = new Gauge({
  name: 'backend_jobs',
  help: 'Jobs in each queue: waiting and due, running, failed within the last hour',
  labelNames: ['queue', 'state'],
  registers: [backendMetrics],
})
const oldest = new Gauge({
  name: 'backend_jobs_oldest_seconds',
  help: 'How long the oldest job that could run has waited',
  labelNames: ['queue'],
  registers: [backendMetrics],
})

type Counted = {
  queue: string
  waiting: number
  running: number
  failed: number
  oldestSeconds: number | null
  reason: string | null
}
const empty = { waiting: 0, running: 0, failed: 0, oldestSeconds: null, reason: null }

/**
 * Counted when asked, the same in every program. The engine's own counts are made by its workers: they would stand still
 * when none runs, which is when they are needed.
 */
export async function queueFigures(db: Db) {
  const { rows } = await db.execute<Counted>(sql`
    select name as queue,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::int
        as "oldestSeconds",
      (array_agg(output->>'message' order by completed_on desc) filter (where state = 'failed'))[1] as reason
    from pgboss.job where state < 'completed' or state = 'failed' group by name`)
  const known = new Map(rows.map((row) => [row.queue, row]))
  return queueNames.map((queue) => ({ ...empty, ...known.get(queue), queue }))
}

/** Brings the figures for Prometheus up to date; to be called before they are read. */
export async function measureQueues(db: Db): Promise<void> {
  for (const { queue, waiting, running, failed, oldestSeconds } of await queueFigures(db)) {
    jobs.set({ queue, state: 'waiting' }, waiting)
    jobs.set({ queue, state: 'running' }, running)
    jobs.set({ queue, state: 'failed' }, failed)
    oldest.set({ queue }, oldestSeconds ?? 0)
  }
}
