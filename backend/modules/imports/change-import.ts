import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { category } from '@/backend/modules/catalog/tables'
import type { Job } from '@/backend/modules/imports/compare/compare-rows'
import { lockImport } from '@/backend/modules/imports/import-queries'
import { setState } from '@/backend/modules/imports/job-lock'
import { OPEN_IMPORTS } from '@/backend/modules/imports/open-imports'
import type { NamedPlace } from '@/backend/modules/imports/read/find-table'
import { type Columns, rememberColumns } from '@/backend/modules/imports/read/match-columns'
import { importJob, importPart, importRow } from '@/backend/modules/imports/tables'
import { fileTexts, stepTexts } from '@/backend/modules/imports/texts'
import { audit, changeWithAudit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { IMPORT_BYTES, type ImportState } from '@/contract/staff/import-records'
import type { staffImports } from '@/contract/staff/imports'

const MAX_ID = 2_147_483_647

type Body<N extends 'create' | 'addImportPart' | 'checkImport'> = z.output<
  (typeof staffImports)[N]['body']
>

/** Announces a file of `size` bytes and answers the id its parts are sent to; 413 when it is too large. */
export async function createImport(context: Context, { fileName, size }: Body<'create'>) {
  if (size > IMPORT_BYTES) throw new HttpError(413, fileTexts.tooLarge)
  return changeWithAudit(context, 'import.upload', async (tx) => {
    const [job] = await tx
      .insert(importJob)
      .values({ fileName, size, actorId: callerOf(context).userId, createdAt: context.now() })
      .returning()
    if (!job) throw new Error('the import was not written')
    return { subject: job.id, data: { fileName, size }, result: job.id }
  })
}

function guardState({ state }: Job, allowed: readonly ImportState[]) {
  if (!allowed.some((one) => one === state)) throw new HttpError(409, stepTexts.notNow)
}

/** Takes the next part; one that is there already, sent again after a lost answer, counts once. */
async function keepPart(tx: Tx, job: Job, start: number, content: Buffer): Promise<boolean> {
  if (start + content.byteLength <= job.received) return false
  if (start !== job.received) throw new HttpError(409, stepTexts.wrongPart(job.received))
  const received = job.received + content.byteLength
  if (received > job.size) throw new HttpError(413, fileTexts.tooLarge)
  await tx.insert(importPart).values({ jobId: job.id, start, content })
  await tx.update(importJob).set({ received }).where(eq(importJob.id, job.id))
  return received === job.size
}

/** The job inspects the file: a workbook of 50 MB takes a while, and no other call waits for it. */
async function beginInspection(tx: Tx, job: Job, place: NamedPlace = {}) {
  const settings = { ...job.settings, place }
  await tx.update(importJob).set({ state: 'inspecting', settings }).where(eq(importJob.id, job.id))
  await enqueue(tx, { queue: 'imports', id: OPEN_IMPORTS })
}

/**
 * Takes a part (base64) that begins at byte `start`; the last one begins the inspection. 409 out of order, 413 beyond the size announced.
 */
export const addPart = (
  { db }: Pick<Context, 'db'>,
  id: string,
  { start, content }: Body<'addImportPart'>,
) =>
  transact(db, async (tx) => {
    const job = await lockImport(tx, id)
    guardState(job, ['uploading'])
    const isLast = await keepPart(tx, job, start, Buffer.from(content, 'base64'))
    if (isLast || job.received === job.size) await beginInspection(tx, job)
  })

function checkColumns(columns: Columns) {
  const named = columns.filter((field) => field !== null)
  if (new Set(named).size < named.length) throw new HttpError(400, stepTexts.doubled)
  if (!named.includes('isbn') && !named.includes('sku'))
    throw new HttpError(400, stepTexts.unmatched)
}

/** Where new books go, and where those of a name the shop does not know. */
async function checkCategories(tx: Tx, { categoryId, answers = {} }: Body<'checkImport'>) {
  const answered = Object.entries(answers).flatMap(([key, value]) =>
    key.startsWith('category:') ? Number(value) : [],
  )
  for (const id of categoryId === undefined ? answered : [categoryId, ...answered]) {
    const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID
    const [found] = isId ? await tx.select().from(category).where(eq(category.id, id)) : []
    if (!found) throw new HttpError(400, stepTexts.noSuchCategory)
  }
}

/** An answer changes nothing else of what was said before. */
function settingsOf({ settings }: Job, { answers, categoryId, isActive }: Body<'checkImport'>) {
  const before = answers ? settings : null
  const chosen = categoryId ?? before?.categoryId
  return {
    isActive: isActive ?? before?.isActive ?? false,
    answers: { ...settings?.answers, ...answers },
    isForeign: settings?.isForeign ?? false,
    ...(chosen !== undefined && { categoryId: chosen }),
  }
}

/** Looks at another sheet, or for the headings in another row. */
const lookAt = ({ db }: Pick<Context, 'db'>, id: string, place: NamedPlace) =>
  transact(db, async (tx) => {
    const job = await lockImport(tx, id)
    guardState(job, ['matching', 'checked'])
    await tx.delete(importRow).where(eq(importRow.jobId, id))
    await beginInspection(tx, job, place)
  })

/** Begins the dry run, also again with other columns or with an answer to what it has asked. */
export const checkImport = (context: Pick<Context, 'db'>, id: string, body: Body<'checkImport'>) =>
  body.place ? lookAt(context, id, body.place) : beginCheck(context, id, body)

const beginCheck = (context: Pick<Context, 'db'>, id: string, body: Body<'checkImport'>) =>
  transact(context.db, async (tx) => {
    const job = await lockImport(tx, id)
    guardState(job, ['matching', 'checked'])
    const columns = body.columns ?? ((job.columns ?? []) as Columns)
    if (job.kind === 'table') {
      checkColumns(columns)
      await rememberColumns(tx, job.sample?.[0] ?? [], columns)
    }
    await checkCategories(tx, body)
    await tx.delete(importRow).where(eq(importRow.jobId, id))
    const settings = settingsOf(job, body)
    await tx
      .update(importJob)
      .set({ columns, settings, state: 'reading' })
      .where(eq(importJob.id, id))
    await enqueue(tx, { queue: 'imports', id: OPEN_IMPORTS })
  })

/** Begins to write what the check has shown; 409 before the check or when nothing would change. */
export const startImport = (context: Context, id: string) =>
  changeWithAudit(context, 'import.start', async (tx) => {
    const job = await lockImport(tx, id)
    guardState(job, ['checked'])
    const [row] = await tx
      .select({ rowNo: importRow.rowNo })
      .from(importRow)
      .where(and(eq(importRow.jobId, id), inArray(importRow.outcome, ['new', 'changed'])))
      .limit(1)
    if (!row) throw new HttpError(409, stepTexts.nothingToDo)
    await setState(tx, id, 'running')
    await enqueue(tx, { queue: 'imports', id: OPEN_IMPORTS })
    return { subject: id, data: { fileName: job.fileName }, result: null }
  })

/** Begins to put books back as they stood before an import that is done or was stopped; 409 at any other time. */
export const undoImport = (context: Context, id: string) =>
  changeWithAudit(context, 'import.undo', async (tx) => {
    const job = await lockImport(tx, id)
    guardState(job, ['done', 'stopped'])
    await tx
      .update(importJob)
      .set({ state: 'undoing', finishedAt: null })
      .where(eq(importJob.id, id))
    await enqueue(tx, { queue: 'imports', id: OPEN_IMPORTS })
    return { subject: id, data: { fileName: job.fileName }, result: null }
  })

/** Under way it stops with what is written; before that, or refused, it is forgotten. */
export async function dropImport(context: Context, id: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const job = await lockImport(tx, id)
    guardState(job, [
      'uploading',
      'inspecting',
      'matching',
      'reading',
      'checking',
      'checked',
      'running',
      'refused',
    ])
    if (job.state === 'running') {
      await setState(tx, id, 'stopped', context.now())
      await tx.update(importRow).set({ awaitsPictures: false }).where(eq(importRow.jobId, id))
    } else await tx.delete(importJob).where(eq(importJob.id, id))
    await audit(tx, context, {
      action: 'import.stop',
      subject: id,
      data: { fileName: job.fileName },
    })
  })
}
