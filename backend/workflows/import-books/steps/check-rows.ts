import { and, asc, eq, isNull } from 'drizzle-orm'
import { compareRows, type Job, lockJob, setState, writeOutcomes } from '@/backend/modules/imports'
import { importRow } from '@/backend/modules/imports/tables'
import type { Db } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'

const BATCH = 200

/** The dry run of the next rows; writes what they would do, and nothing else. */
export const checkRows = (db: Db, { id }: Job): Promise<void> =>
  transact(db, async (tx) => {
    const job = await lockJob(tx, id, 'checking')
    if (!job) return
    const rows = await tx
      .select()
      .from(importRow)
      .where(and(eq(importRow.jobId, id), isNull(importRow.outcome)))
      .orderBy(asc(importRow.rowNo))
      .limit(BATCH)
    if (rows.length === 0) return setState(tx, id, 'checked')
    const compared = await compareRows(tx, job, rows, false)
    await writeOutcomes(
      tx,
      id,
      compared.map(({ row, outcome, problems, changes, book }) => ({
        rowNo: row.rowNo,
        ...{ outcome, problems, changes, productId: book?.product.id ?? null },
      })),
    )
  })
