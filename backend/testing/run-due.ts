import type { JobKind } from '@/backend/platform/jobs/job-kind'

/** Does at once what is due of one kind, as the workers do job by job. Returns how many rows had something to do. */
export async function runDue<S>(kind: JobKind<S>, services: S): Promise<number> {
  let done = 0
  for (const id of await kind.listDue(services, 1000)) if (await kind.run(services, id)) done++
  return done
}
