import { PgBoss } from 'pg-boss'
import type { JobDatabase } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import type { JobKind, Task } from '@/backend/platform/jobs/job-kind'
import {
  EMBEDDED_SECONDS,
  QUIET_POLL_SECONDS,
  type QueueName,
  queues,
  SUPERVISE_SECONDS,
  settingsOf,
} from '@/backend/platform/jobs/queues'
import { type JobServices, sweep } from '@/backend/platform/jobs/sweep'

type JobWorkersOptions<S> = {
  services: S & JobServices
  database: JobDatabase
  kinds: readonly JobKind<S & JobServices>[]
  tasks: Record<string, Task>
}

type Handler = (id: string, signal: AbortSignal) => Promise<unknown>
type TakenJob = { id: string; data: { id: string } }

const SWEEP = 'sweep'
/** So long work under way may take to end when the program is told to stop. */
const GRACE_MS = 6_000
/** A full batch tells that more may wait, and is followed by the next at once. */
const BATCH_SIZE = 2

function handlersOf<S>({ services, kinds, tasks }: JobWorkersOptions<S>) {
  const runTask: Handler = async (id) => tasks[id]?.run()
  const handlers = new Map<QueueName, Handler>([
    ['upkeep', runTask],
    ['planned', runTask],
    [SWEEP, () => sweep(services, kinds)],
  ])
  for (const { queue, run } of kinds) handlers.set(queue, (id, signal) => run(services, id, signal))
  return handlers
}

/** Cron lines stand in the database, so that of several programs one enqueues; those no longer wanted go. */
async function writeSchedules(engine: PgBoss, tasks: Record<string, Task>) {
  const lines: { queue: QueueName; id: string; cron: string }[] = [
    { queue: SWEEP, id: SWEEP, cron: '* * * * *' },
  ]
  for (const [id, { cron }] of Object.entries(tasks))
    if (cron) lines.push({ queue: 'upkeep', id, cron })
  const known = await engine.getSchedules()
  for (const { queue, id, cron } of lines)
    if (!known.some((line) => line.key === id && line.cron === cron))
      await engine.schedule(queue, cron, { id }, { key: id, singletonKey: id })
  for (const { name, key } of known)
    if (!lines.some(({ id }) => id === key)) await engine.unschedule(name, key)
}

const openEngine = ({ connection, canListen, isEmbedded }: JobDatabase) =>
  new PgBoss({
    ...connection,
    // Our own start has migrated. Without this the engine refuses tables of a newer version, and after an upgrade of the engine
    // the shop's version before could not be started again; with it older engines work on them.
    migrate: true,
    persistWarnings: false,
    monitorVacuum: false,
    reindex: false,
    registerInstance: false,
    useListenNotify: canListen,
    // Lost heartbeats are noticed at this pace, which takes both.
    superviseIntervalSeconds: isEmbedded ? EMBEDDED_SECONDS : SUPERVISE_SECONDS,
    monitorIntervalSeconds: isEmbedded ? EMBEDDED_SECONDS : SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
    // No job of ours waits for another one.
    flowIntervalSeconds: 3600,
  })

/** Runs jobs in this process until it is stopped. */
export async function startJobWorkers<S>(options: JobWorkersOptions<S>) {
  const { services, database, tasks } = options
  const { log } = services
  const stopping = new AbortController()
  const engine = openEngine(database)
  engine.on('error', (err) => log.error({ err }, 'the job engine failed'))
  engine.on('warning', ({ message }) => log.warn({ event: 'job engine' }, message))
  await engine.start()

  const settle = async (queue: QueueName, handle: Handler, { id, data }: TakenJob) => {
    try {
      await handle(data.id, stopping.signal)
      return { id, status: 'completed' as const }
    } catch (err) {
      log.error({ err, queue, id: data.id }, 'a job failed')
      return { id, status: 'failed' as const, output: { message: String(err).slice(0, 300) } }
    }
  }
  const handlers = handlersOf(options)
  for (const queue of Object.keys(queues) as QueueName[]) {
    const handle = handlers.get(queue)
    if (!handle) continue
    const { workers, pollSeconds, quietPollSeconds = QUIET_POLL_SECONDS } = settingsOf(queue)
    await engine.work<{ id: string }>(
      queue,
      {
        localConcurrency: Math.ceil(workers / BATCH_SIZE),
        batchSize: BATCH_SIZE,
        burstWhenBatchFull: true,
        perJobResults: true,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: Math.max(
          pollSeconds,
          quietPollSeconds,
          database.isEmbedded ? EMBEDDED_SECONDS : 0,
        ),
      },
      (jobs) => Promise.all(jobs.map((job) => settle(queue, handle, job))),
    )
  }
  await writeSchedules(engine, tasks)
  await enqueue(services.db, { queue: SWEEP, id: SWEEP })
  return {
    /** What is under way has some seconds to end; the rest runs in another program or after the next start. */
    stop: async () => {
      stopping.abort()
      await engine.stop({ graceful: true, timeout: GRACE_MS })
    },
  }
}
