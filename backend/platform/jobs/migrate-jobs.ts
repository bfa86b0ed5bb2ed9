import { type BackendProfile, type Db, PgBoss } from 'pg-boss'
import { HEARTBEAT_SECONDS, queueNames, settingsOf } from '@/backend/platform/jobs/queues'

const HOUR = 3_600
const DAY = 24 * HOUR

const settings = (name: (typeof queueNames)[number]) => ({
  expireInSeconds: settingsOf(name).expireSeconds ?? 300,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // What a service refused stands in the row, with its own pauses; these are for workers that died or failed unexpectedly.
  retryLimit: 5,
  // Codes at once, the rest later each time.
  ...(name === 'urgent-mails'
    ? { retryDelay: 0, retryBackoff: false }
    : { retryDelay: 1, retryBackoff: true, retryDelayMax: 300 }),
  // A row that still waits then gets another job from the sweep.
  retentionSeconds: 30 * DAY,
  // The supervisor counts what is kept, every few seconds.
  deleteAfterSeconds: HOUR,
  notify: true,
})

/** Makes the engine's tables and our queues, or brings them up to date. */
export async function migrateJobs(db: Db, backend: BackendProfile): Promise<void> {
  const engine = new PgBoss({
    ...{ db, backend, migrate: true, persistWarnings: false },
    ...{ supervise: false, schedule: false, registerInstance: false },
  })
  engine.on('error', () => undefined)
  await engine.start()
  try {
    const known = new Map((await engine.getQueues()).map((queue) => [queue.name, queue]))
    for (const name of queueNames) {
      const wanted = settings(name)
      const queue = known.get(name)
      if (!queue) await engine.createQueue(name, { ...wanted, policy: 'exclusive' })
      else if (Object.entries(wanted).some(([key, value]) => Reflect.get(queue, key) !== value))
        await engine.updateQueue(name, wanted)
    }
  } finally {
    await engine.stop({ graceful: false, close: false })
  }
}
