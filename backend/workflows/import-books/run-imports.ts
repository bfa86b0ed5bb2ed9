import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, inArray, notInArray } from 'drizzle-orm'
import {
  inspectImport,
  type Job,
  OPEN_IMPORTS,
  readRows,
  refuseFile,
  setState,
  stepTexts,
} from '@/backend/modules/imports'
import { importJob } from '@/backend/modules/imports/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { JobKind } from '@/backend/platform/jobs/job-kind'
import { applyRows, type ImportServices } from '@/backend/workflows/import-books/steps/apply-rows'
import { bringPictures } from '@/backend/workflows/import-books/steps/bring-pictures'
import { checkRows } from '@/backend/workflows/import-books/steps/check-rows'
import { undoRows } from '@/backend/workflows/import-books/steps/undo-rows'

/** One round of the job: short enough to end before the backend stops. */
const ROUND_MS = 4000
/** Between two batches everybody else's statements have their turn. */
const PAUSE_MS = 5
/** The storefront takes no more at once. */
const MOST_TAGS = 1000
const MOST_FAILURES = 5

const open: readonly string[] = ['inspecting', 'reading', 'checking', 'running', 'undoing']

async function nextJob(db: Db, except: readonly string[] = []): Promise<Job | undefined> {
  const [job] = await db
    .select()
    .from(importJob)
    .where(and(inArray(importJob.state, [...open]), notInArray(importJob.id, [...except])))
    .orderBy(asc(importJob.createdAt))
    .limit(1)
  return job
}

async function step(services: ImportServices, job: Job): Promise<void> {
  const { db, now } = services
  if (job.state === 'inspecting') await inspectImport(db, job, now())
  else if (job.state === 'reading') await readRows(db, job, now())
  else if (job.state === 'checking') await checkRows(db, job)
  else if (job.state === 'undoing') await undoRows(services, job)
  else if ((await applyRows(services, job)) === 'pictures') await bringPictures(services, job)
}

/** After several tries: what was only read is refused; what has begun to be written waits for somebody. */
async function giveUp({ db, now }: ImportServices, { id, state }: Job) {
  if (state === 'inspecting' || state === 'reading' || state === 'checking')
    await refuseFile(db, id, stepTexts.unexpected, now())
  else await setState(db, id, 'stopped', now())
}

/** Goes on with imports where they stand, whoever began them; nothing of their progress is in memory. */
export function createImportRunner(services: ImportServices): () => Promise<void> {
  const failures = new Map<string, number>()
  const stale = new Set<string>()
  const gathering: ImportServices = {
    ...services,
    revalidatePages: async (tags) => {
      for (const tag of tags) stale.add(tag)
    },
  }
  const tryStep = async (job: Job) => {
    try {
      await step(gathering, job)
      failures.delete(job.id)
    } catch (error) {
      const count = (failures.get(job.id) ?? 0) + 1
      failures.set(job.id, count)
      if (count >= MOST_FAILURES) await giveUp(services, job)
      throw error
    }
  }
  const work = async () => {
    const end = Date.now() + ROUND_MS
    // One that fails is tried again in the next round, and holds no other up in this one.
    const failed: string[] = []
    const errors: unknown[] = []
    const next = () => nextJob(services.db, failed)
    for (let job = await next(); job && Date.now() <= end; job = await next()) {
      const { id } = job
      await tryStep(job).catch((error: unknown) => {
        failed.push(id)
        errors.push(error)
      })
      await sleep(PAUSE_MS)
    }
    if (errors.length > 0) throw errors[0]
  }
  // Once a round: pages made old with each batch would be rendered all the time.
  const tell = async () => {
    const tags = [...stale]
    stale.clear()
    for (let from = 0; from < tags.length; from += MOST_TAGS)
      await services.revalidatePages?.(tags.slice(from, from + MOST_TAGS))
  }
  return () => work().finally(tell)
}

export function createImportJobs(services: ImportServices): JobKind<unknown> {
  const { db } = services
  const runRound = createImportRunner(services)
  return {
    queue: 'imports',
    listDue: async () => ((await nextJob(db)) ? [OPEN_IMPORTS] : []),
    run: async (_, __, signal) => {
      while (!signal?.aborted && (await nextJob(db))) await runRound()
      return true
    },
  }
}
