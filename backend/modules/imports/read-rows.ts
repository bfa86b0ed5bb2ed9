import { eq } from 'drizzle-orm'
import type { Job } from '@/backend/modules/imports/compare/compare-rows'
import { FileProblem, type ReadRow } from '@/backend/modules/imports/import-row'
import { fileOf, lockJob, setState } from '@/backend/modules/imports/job-lock'
import type { Columns } from '@/backend/modules/imports/read/match-columns'
import { type Reading, readFile } from '@/backend/modules/imports/read/read-file'
import { importJob, importPart, importRow } from '@/backend/modules/imports/tables'
import type { Db } from '@/backend/platform/db/connect'
import { insertRows } from '@/backend/platform/db/insert-rows'
import { transact } from '@/backend/platform/db/transact'

const BATCH = 500

/** How an import is read as it stands. */
export const readingOf = ({ columns, place, sample, settings }: Job, now: Date): Reading => ({
  columns: (columns ?? []) as Columns,
  place: place ?? { sheet: '', headingRow: 1 },
  headings: sample?.[0] ?? [],
  answers: settings?.answers ?? {},
  isForeign: settings?.isForeign ?? false,
  today: now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).replaceAll('-', ''),
})

async function keep(db: Db, jobId: string, rows: readonly ReadRow[]): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await lockJob(tx, jobId, 'reading'))) return false
    await insertRows(
      tx,
      importRow,
      rows.map(({ rowNo, given, problems }) => ({
        jobId,
        rowNo,
        name: given.productName ?? '',
        key: given.isbn ?? given.sku ?? null,
        given,
        problems,
      })),
    )
    return true
  })
}

/** A file that is none is forgotten but for the reason. */
export async function refuseFile(db: Db, jobId: string, problem: string, now: Date) {
  await transact(db, async (tx) => {
    await tx
      .update(importJob)
      .set({ state: 'refused', problem, finishedAt: now })
      .where(eq(importJob.id, jobId))
    await tx.delete(importPart).where(eq(importPart.jobId, jobId))
    await tx.delete(importRow).where(eq(importRow.jobId, jobId))
  })
}

/** Reads the whole file into rows; after a kill it is read again, to the same rows. */
export async function readRows(db: Db, job: Job, now: Date): Promise<void> {
  try {
    let batch: ReadRow[] = []
    for await (const row of readFile(await fileOf(db, job.id), readingOf(job, now))) {
      batch.push(row)
      if (batch.length < BATCH) continue
      if (!(await keep(db, job.id, batch))) return
      batch = []
    }
    if (!(await keep(db, job.id, batch))) return
    await transact(db, async (tx) => {
      if (await lockJob(tx, job.id, 'reading')) await setState(tx, job.id, 'checking')
    })
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    await refuseFile(db, job.id, error.message, now)
  }
}
