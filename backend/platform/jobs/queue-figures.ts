import { Gauge } from 'prom-client'
import type { Db } from '@/backend/platform/db/connect'
import { onJobs } from '@/backend/platform/jobs/enqueue'
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

/** As the supervisor counted them some seconds ago; the same in every program. */
export const queueFigures = (db: Db) =>
  onJobs(db, async (engine) => {
    const known = new Map((await engine.getQueues()).map((queue) => [queue.name, queue]))
    return queueNames.map((queue) => {
      const counted = known.get(queue)
      return {
        queue,
        waiting: counted?.readyCount ?? 0,
        running: counted?.activeCount ?? 0,
        failed: counted?.failedCount ?? 0,
        oldestSeconds: counted?.readyOldestSeconds ?? null,
      }
    })
  })

/** Brings the figures for Prometheus up to date; to be called before they are read. */
export async function measureQueues(db: Db): Promise<void> {
  for (const { queue, waiting, running, failed, oldestSeconds } of await queueFigures(db)) {
    jobs.set({ queue, state: 'waiting' }, waiting)
    jobs.set({ queue, state: 'running' }, running)
    jobs.set({ queue, state: 'failed' }, failed)
    oldest.set({ queue }, oldestSeconds ?? 0)
  }
}
