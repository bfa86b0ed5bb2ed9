import { and, eq } from 'drizzle-orm'
import { askedIn } from '@/backend/modules/imports/asked-in'
import type { Job } from '@/backend/modules/imports/compare/compare-rows'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { fileOf } from '@/backend/modules/imports/job-lock'
import { suggestColumns } from '@/backend/modules/imports/read/match-columns'
import { inspectFile } from '@/backend/modules/imports/read/read-file'
import { readingOf, refuseFile } from '@/backend/modules/imports/read-rows'
import { importJob } from '@/backend/modules/imports/tables'
import type { Db } from '@/backend/platform/db/connect'

/** Looks what has arrived: a table is to be matched first, pictures are read at once. */
export async function inspectImport(db: Db, job: Job, now: Date): Promise<void> {
  try {
    const bytes = await fileOf(db, job.id)
    const { kind, sample, place } = await inspectFile(bytes, job.settings?.place ?? {})
    const columns = await suggestColumns(db, sample[0] ?? [])
    const isMatched = kind !== 'pictures'
    const found = { kind, sample, columns, place, state: isMatched ? 'matching' : 'reading' }
    const asked = isMatched ? await askedIn(bytes, readingOf({ ...job, ...found }, now)) : {}
    await db
      .update(importJob)
      .set({ ...found, settings: { ...job.settings, ...asked } })
      .where(and(eq(importJob.id, job.id), eq(importJob.state, 'inspecting')))
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    await refuseFile(db, job.id, error.message, now)
  }
}
