import { sql } from 'drizzle-orm'
import type { Changes } from '@/backend/modules/imports/compare/compare-row'
import type { Problem } from '@/backend/modules/imports/import-row'
import type { Tx } from '@/backend/platform/db/connect'

export type Outcome = {
  rowNo: number
  outcome: string
  problems: Problem[]
  changes: Changes
  productId: number | null
  awaitsPictures?: boolean
}

/** What has become of some rows, in one statement; with a moment they are done. */
export async function writeOutcomes(
  tx: Tx,
  jobId: string,
  outcomes: readonly Outcome[],
  appliedAt: Date | null = null,
) {
  const given = JSON.stringify(
    outcomes.map(({ rowNo, outcome, problems, changes, productId, awaitsPictures = false }) => ({
      row_no: rowNo,
      ...{ outcome, problems, changes, product_id: productId, awaits: awaitsPictures },
    })),
  )
  const at = appliedAt?.toISOString() ?? null
  await tx.execute(sql`update import_row set outcome = given.outcome, problems = given.problems,
      changes = given.changes, product_id = given.product_id, awaits_pictures = given.awaits,
      applied_at = case when given.outcome in ('new', 'changed') then ${at}::timestamptz end
    from jsonb_to_recordset(${given}::jsonb) as given(row_no int, outcome text, problems jsonb, changes jsonb,
      product_id int, awaits boolean)
    where import_row.job_id = ${jobId}::uuid and import_row.row_no = given.row_no`)
}
