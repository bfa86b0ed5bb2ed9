import { and, eq } from 'drizzle-orm'
import type { Job } from '@/backend/modules/imports/compare/compare-rows'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { fileOf } from '@/backend/modules/imports/job-lock'
import { suggestColumns } from '@/backend/modules/imports/read/match-columns'
import { inspectFile } from '@/backend/modules/imports/read/read-file'
import { refuseFile } from '@/backend/modules/imports/read-rows'
import { importJob } from '@/backend/modules/imports/tables'
import type { Db } from '@/backend/platform/db/connect'

/** Looks what has arrived: a table is to be matched first, pictures are read at once. */
export async function inspectImport(db: Db, job: Job, now: Date): Promise<void> {
  try {
    const named = job.settings?.place ?? {}
    const { kind, sample, place } = await inspectFile(await fileOf(db, job.id), named)
    const columns = await suggestColumns(db, sample[0] ?? [])
    const state = kind === 'pictures' ? 'reading' : 'matching'
    await db
      .update(importJob)
      .set({ kind, sample, columns, state, place })
      .where(and(eq(importJob.id, job.id), eq(importJob.state, 'inspecting')))
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    await refuseFile(db, job.id, error.message, now)
  }
}
