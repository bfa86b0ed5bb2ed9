import { and, eq, inArray } from 'drizzle-orm'
import { importRow } from '@/backend/modules/imports/tables'
import type { Tx } from '@/backend/platform/db/connect'

type ImportRow = typeof importRow.$inferSelect

/** Changes one row of an import, named by its number in the file. */
export const updateImportRow = (
  tx: Tx,
  { jobId, rowNo }: Pick<ImportRow, 'jobId' | 'rowNo'>,
  changes: Partial<Omit<ImportRow, 'jobId' | 'rowNo'>>,
) =>
  tx
    .update(importRow)
    .set(changes)
    .where(and(eq(importRow.jobId, jobId), eq(importRow.rowNo, rowNo)))

/** Rows whose books stand as they did before the import. */
export const markUndone = (tx: Tx, jobId: string, rowNos: readonly number[], now: Date) =>
  tx
    .update(importRow)
    .set({ undoneAt: now, awaitsPictures: false })
    .where(and(eq(importRow.jobId, jobId), inArray(importRow.rowNo, [...rowNos])))
