import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { type Db as Database, fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '@/backend/platform/db/connect'
import type { QueueName } from '@/backend/platform/jobs/queues'

export type Job = {
  queue: QueueName
  /** The row whose state says what there is to do; for tasks without a row their name. */
  id: string
  /** Not before. */
  startAfter?: Date
  /** Not before so many seconds are over. */
  delaySeconds?: number
}

const current = new AsyncLocalStorage<Database>()

/** Never started: it only writes jobs, and asks for a queue's facts in the transaction at hand, since another connection may not exist. */
const client = new PgBoss({
  db: {
    executeSql: (text, values) => {
      const database = current.getStore()
      if (!database) throw new Error('jobs are written in a transaction: call enqueue()')
      return database.executeSql(text, values)
    },
  },
  supervise: false,
  schedule: false,
  registerInstance: false,
})

/** The engine's calls on this database or transaction, for what only reads or writes its tables. */
export function onJobs<T>(db: Db, call: (client: PgBoss, database: Database) => Promise<T>) {
  const database = fromDrizzle(db, sql)
  return current.run(database, () => call(client, database))
}

const written = ({ id, startAfter, delaySeconds }: Omit<Job, 'queue'>) => ({
  data: { id },
  // Of two jobs for one row that wait or run, the second is not written; tasks are told apart by their moment.
  singletonKey: startAfter ? `${id}@${startAfter.toISOString()}` : id,
  ...(startAfter && { startAfter }),
  ...(delaySeconds && { startAfter: delaySeconds }),
})

/**
 * Enqueues a job in the caller's transaction: it runs when that commits, and never otherwise. A row that has a job already
 * gets no second one.
 */
export const enqueue = (tx: Db, job: Job): Promise<void> => enqueueAll(tx, job.queue, [job])

/** The same for many at once. */
export async function enqueueAll(
  tx: Db,
  queue: QueueName,
  jobs: readonly Omit<Job, 'queue'>[],
): Promise<void> {
  if (jobs.length === 0) return
  await onJobs(tx, (engine, db) => engine.insert(queue, jobs.map(written), { db }))
}
