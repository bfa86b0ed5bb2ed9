import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { indexProducts } from '@/backend/modules/catalog'
import { compareRows, type Job, lockJob, setState, writeOutcomes } from '@/backend/modules/imports'
import { importRow } from '@/backend/modules/imports/tables'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { transact } from '@/backend/platform/db/transact'
import { insertBooks } from '@/backend/workflows/import-books/apply/insert-books'
import { updateBook } from '@/backend/workflows/import-books/apply/update-books'

/** Small, because others wait for it where the database has one connection. */
const BATCH = 25

export type ImportServices = Pick<Services, 'db' | 'config' | 'log' | 'now' | 'revalidatePages'>

const nextRows = (tx: Tx, jobId: string, most = BATCH) =>
  tx
    .select()
    .from(importRow)
    .where(
      and(
        eq(importRow.jobId, jobId),
        inArray(importRow.outcome, ['new', 'changed']),
        isNull(importRow.appliedAt),
      ),
    )
    .orderBy(asc(importRow.rowNo))
    .limit(most)

async function awaitsPictures(tx: Tx, jobId: string): Promise<boolean> {
  const rows = await tx
    .select({ rowNo: importRow.rowNo })
    .from(importRow)
    .where(and(eq(importRow.jobId, jobId), eq(importRow.awaitsPictures, true)))
    .limit(1)
  return rows.length > 0
}

/** Writes one batch as the shop is now; rows and books in one transaction, so that nothing is lost or done twice. */
async function applyBatch(tx: Tx, job: Job, now: Date): Promise<number[]> {
  const rows = await nextRows(tx, job.id)
  const compared = await compareRows(tx, job, rows, true)
  const created = await insertBooks(
    tx,
    job,
    compared.flatMap(({ row, outcome, changes }) =>
      outcome === 'new' ? [{ rowNo: row.rowNo, key: row.key ?? '', changes }] : [],
    ),
    now,
  )
  for (const { outcome, book, changes } of compared) {
    if (outcome === 'changed' && book) await updateBook(tx, job, { book, changes }, now)
  }
  const outcomes = compared.map(({ row, outcome, problems, changes, book }) => ({
    rowNo: row.rowNo,
    ...{ outcome, problems, changes },
    productId: book?.product.id ?? created.get(row.rowNo) ?? null,
    awaitsPictures: outcome !== 'wrong' && changes.images !== undefined,
  }))
  await writeOutcomes(tx, job.id, outcomes, now)
  const ids = outcomes.flatMap(({ outcome, productId }) =>
    (outcome === 'new' || outcome === 'changed') && productId !== null ? [productId] : [],
  )
  if (ids.length > 0) {
    await indexProducts(tx, ids)
    await raiseDataVersion(tx)
  }
  return ids
}

type Step = { ids: number[]; next: 'rows' | 'pictures' | 'nothing' }

/** The next batch of an import; says whether rows, pictures or nothing is left. */
export async function applyRows({ db, now, revalidatePages }: ImportServices, { id }: Job) {
  const { ids, next } = await transact(db, async (tx): Promise<Step> => {
    const job = await lockJob(tx, id, 'running')
    if (!job) return { ids: [], next: 'nothing' }
    const changed = await applyBatch(tx, job, now())
    const [left] = await nextRows(tx, id, 1)
    if (left) return { ids: changed, next: 'rows' }
    if (await awaitsPictures(tx, id)) return { ids: changed, next: 'pictures' }
    await setState(tx, id, 'done', now())
    return { ids: changed, next: 'nothing' }
  })
  if (ids.length > 0) await revalidatePages?.([...ids.map((one) => `product:${one}`), 'products'])
  return next
}
