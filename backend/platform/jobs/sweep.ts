import type { Logger } from 'pino'
import type { Db } from '@/backend/platform/db/connect'
import { enqueueAll } from '@/backend/platform/jobs/enqueue'
import type { JobKind } from '@/backend/platform/jobs/job-kind'

export type JobServices = { db: Db; log: Logger }

const MAX_JOBS = 5_000

/** Gives a job to each row that needs work and has none: lost jobs, restored backups and upgraded shops heal by it. */
export async function sweep<S extends JobServices>(
  services: S,
  kinds: readonly JobKind<S>[],
): Promise<void> {
  for (const { queue, listDue, delaySeconds } of kinds) {
    try {
      const ids = await listDue(services, MAX_JOBS)
      await enqueueAll(
        services.db,
        queue,
        ids.map((id) => ({ id, ...(delaySeconds && { delaySeconds }) })),
      )
    } catch (err) {
      // What is wrong with one kind does not keep the others from their work.
      services.log.error({ err, queue }, 'a sweep failed')
    }
  }
}
