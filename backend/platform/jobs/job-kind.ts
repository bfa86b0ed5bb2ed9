import type { QueueName } from '@/backend/platform/jobs/queues'

/** Work on the rows of one kind, each with a job of its own. The row is the truth: a job for one that needs nothing does nothing. */
export type JobKind<Services> = {
  queue: QueueName
  /** Ids of the rows that need work now, the longest waiting first. The sweep gives a job to those that have none. */
  listDue: (services: Services, max: number) => Promise<string[]>
  /** Resolves to whether there was something to do. Ends soon after the signal: the program is stopping. */
  run: (services: Services, id: string, signal?: AbortSignal) => Promise<boolean>
  /** The sweep's jobs begin so many seconds later: others go first. */
  delaySeconds?: number
}

/** Work without a row, done at the minutes of a cron line, or at moments that were planned. */
export type Task = { cron?: string; run: () => Promise<unknown> }
