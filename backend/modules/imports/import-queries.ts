import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { category } from '@/backend/modules/catalog/tables'
import type { Job, Row } from '@/backend/modules/imports/compare/compare-rows'
import { fieldTexts } from '@/backend/modules/imports/field-texts'
import { ignoredHeadings } from '@/backend/modules/imports/read/match-columns'
import { presetOf } from '@/backend/modules/imports/read/presets'
import { suggestHeadings } from '@/backend/modules/imports/read/suggest-headings'
import { isField } from '@/backend/modules/imports/read/usual-headings'
import { importJob, importRow } from '@/backend/modules/imports/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import {
  type ImportCounts,
  type ImportDetail,
  type ImportRecord,
  type ImportRow,
  importFields,
  importStates,
} from '@/contract/staff/import-records'
import type { staffImports } from '@/contract/staff/imports'
import { cutText } from '@/contract/text'

type Listed = { job: Job; actorName: string | null }

const none: ImportCounts = {
  ...{ rows: 0, new: 0, changed: 0, unchanged: 0, wrong: 0 },
  ...{ applied: 0, awaitsPictures: 0, undone: 0 },
}

async function countRows(db: Db, ids: readonly string[]): Promise<Map<string, ImportCounts>> {
  const having = (outcome: string) =>
    sql<number>`(count(*) filter (where ${importRow.outcome} = ${outcome}))::int`
  const rows = ids.length
    ? await db
        .select({
          jobId: importRow.jobId,
          rows: count(),
          new: having('new'),
          changed: having('changed'),
          unchanged: having('unchanged'),
          wrong: having('wrong'),
          applied: sql<number>`count(${importRow.appliedAt})::int`,
          awaitsPictures: sql<number>`(count(*) filter (where ${importRow.awaitsPictures}))::int`,
          undone: sql<number>`count(${importRow.undoneAt})::int`,
        })
        .from(importRow)
        .where(inArray(importRow.jobId, [...ids]))
        .groupBy(importRow.jobId)
    : []
  return new Map(rows.map(({ jobId, ...counts }) => [jobId, counts]))
}

const stateOf = (job: Job) => importStates.find((state) => state === job.state) ?? 'stopped'

const importDto = ({ job, actorName }: Listed, counts: ImportCounts = none): ImportRecord => ({
  id: job.id,
  fileName: job.fileName,
  size: job.size,
  received: job.received,
  kind: job.kind,
  state: stateOf(job),
  problem: job.problem,
  counts,
  actorName,
  createdTime: job.createdAt.toISOString(),
  finishedTime: job.finishedAt?.toISOString() ?? null,
})

const select = (db: Db) =>
  db
    .select({ job: importJob, actorName: appUser.name })
    .from(importJob)
    .leftJoin(appUser, eq(appUser.id, importJob.actorId))

/** A page of imports, the newest first, with how many of their rows came to what. */
export async function listImports(db: Db, query: Parsed<typeof staffImports.list>['query']) {
  const { data, ...pages } = await listPage(db, query, {
    from: importJob,
    where: undefined,
    rows: select(db),
    order: [desc(importJob.createdAt), desc(importJob.id)],
    toDto: (row) => row,
  })
  const counts = await countRows(
    db,
    data.map(({ job }) => job.id),
  )
  return { data: data.map((row) => importDto(row, counts.get(row.job.id))), ...pages }
}

/** An import with what is asked of whoever matches it; 404 when there is none. */
export async function getImport(db: Db, id: string): Promise<ImportDetail> {
  const [row] = await select(db).where(eq(importJob.id, id))
  if (!row) throw notFound()
  const counts = await countRows(db, [id])
  const { sample, columns, settings, place } = row.job
  const headings = sample?.[0] ?? []
  const fields = (columns ?? []).map((name) => (isField(name) ? name : null))
  return {
    ...importDto(row, counts.get(id)),
    sample: sample ?? [],
    faults: await listFaults(db, row.job),
    asked: settings?.asked ?? [],
    columns: fields,
    place,
    preset: presetOf(headings)?.name ?? null,
    ignored: ignoredHeadings(headings, fields).map(({ heading, field }) => ({
      heading,
      field: labelOf(field),
    })),
    suggested: suggestHeadings(sample ?? [], fields).map((one) => ({
      ...one,
      label: labelOf(one.field),
    })),
    categoryId: settings?.categoryId ?? null,
    isActive: settings?.isActive ?? false,
  }
}

export async function lockImport(tx: Tx, id: string): Promise<Job> {
  const [job] = await tx.select().from(importJob).where(eq(importJob.id, id)).for('update')
  if (!job) throw notFound()
  return job
}

const ROWS = 100
const LONGEST = 160
const labels: Record<string, string> = Object.fromEntries(
  Object.entries(fieldTexts).map(([field, { label }]) => [field, label]),
)
const labelOf = (field: string) => labels[field] ?? ''

async function categoryNames(db: Db) {
  const rows = await db.select({ id: category.id, name: category.name }).from(category)
  return new Map<unknown, string>(rows.map(({ id, name }) => [id, name]))
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'có' : 'không'
  const text = Array.isArray(value)
    ? value.map((one) => String(one).replace(/^zip:[0-9a-f]{64}:/, '')).join('\n')
    : String(value)
  const shown = cutText(text, LONGEST)
  return shown.length < text.length ? `${shown}…` : text
}

const rowDto = (row: Row, names: ReadonlyMap<unknown, string>): ImportRow => ({
  id: row.rowNo,
  name: row.name,
  key: row.key,
  outcome: row.outcome ?? 'unchanged',
  problems: row.problems.map(({ field, text, isNote }) => ({
    field: labelOf(field),
    text,
    ...(isNote && { isNote }),
  })),
  changes: importFields.flatMap((field) => {
    const change = row.changes?.[field]
    if (!change) return []
    const say = (value: unknown) =>
      field === 'category' ? (names.get(value) ?? '') : textOf(value)
    return [{ field: labelOf(field), before: say(change[0]), after: say(change[1]) }]
  }),
  productId: row.productId,
})

const MOST_KINDS = 30
/** Faults are of one kind when they ask the same, or differ in numbers and what stands in quotes alone. */
const kindOf = sql<string>`coalesce(said->'ask'->>'key', regexp_replace(said->>'text', '“[^”]*”|[0-9][0-9.,]*', '…', 'g'))`

async function listFaults(db: Db, { id, state }: Job): Promise<ImportDetail['faults']> {
  if (!['checked', 'running', 'done', 'stopped'].includes(state)) return []
  const isNote = sql<boolean>`coalesce((said->>'isNote')::boolean, false)`
  const rows = await db
    .select({
      field: sql<string>`said->>'field'`,
      text: sql<string>`(array_agg(said->>'text' order by row_no))[1]`,
      rows: sql<number>`count(distinct row_no)::int`,
      isNote,
      ask: sql<ImportDetail['faults'][number]['ask']>`(array_agg(said->'ask' order by row_no))[1]`,
    })
    .from(sql`import_row, jsonb_array_elements(problems) as one(said)`)
    .where(sql`job_id = ${id}`)
    .groupBy(sql`said->>'field'`, isNote, kindOf)
    .orderBy(isNote, sql`count(*) desc`)
    .limit(MOST_KINDS)
  return rows.map((row) => ({ ...row, field: labelOf(row.field), ask: row.ask ?? null }))
}

type RowQuery = Parsed<typeof staffImports.listImportRows>['query']

/** The rows that have been compared, in the order of the file. */
export async function listImportRows(db: Db, id: string, { outcome, after }: RowQuery) {
  const where = and(
    eq(importRow.jobId, id),
    outcome ? eq(importRow.outcome, outcome) : isNotNull(importRow.outcome),
  )
  const rows = await db
    .select()
    .from(importRow)
    .where(and(where, after ? gt(importRow.rowNo, after) : undefined))
    .orderBy(asc(importRow.rowNo))
    .limit(ROWS)
  const names = await categoryNames(db)
  const [total] = await db.select({ count: count() }).from(importRow).where(where)
  const all = total?.count ?? 0
  return {
    data: rows.map((row) => rowDto(row, names)),
    totalPage: Math.ceil(all / ROWS),
    totalItem: all,
  }
}
