import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant, uuidId } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

/** A file of books or pictures on its way into the catalogue. */
export const importJob = pgTable(
  'import_job',
  {
    id: uuidId(),
    fileName: text('file_name').notNull(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    kind: text('kind').$type<'table' | 'onix' | 'pictures'>(),
    state: text('state').notNull().default('uploading'),
    /** The heads of a table's columns with the first rows, for whoever matches them. */
    sample: jsonb('sample').$type<string[][]>(),
    /** Which field each column holds; null is left out. */
    columns: jsonb('columns').$type<(string | null)[]>(),
    /** Where the table stands in its file, and what other sheets there are. */
    place: jsonb('place').$type<{ sheet: string; headingRow: number; sheets: string[] }>(),
    settings: jsonb('settings').$type<{
      categoryId?: number
      isActive?: boolean
      /** What was said of a fault that many rows share, by what was asked. */
      answers?: Record<string, string>
      /** Where the user says that the table begins. */
      place?: { sheet?: string | undefined; headingRow?: number | undefined }
      /** Most of the first rows have prices in other money: so have the others. */
      isForeign?: boolean
      /** What the first rows ask before the first check. */
      asked?: { text: string; key: string; choices: { value: string; label: string }[] }[]
    }>(),
    /** Why the whole file was refused. */
    problem: text('problem'),
    actorId: integer('actor_id').notNull(),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('import_job_time').on(t.createdAt),
    index('import_job_open').on(t.state).where(sql`${t.finishedAt} is null`),
    check('import_job_size', sql`${t.received} between 0 and ${t.size}`),
  ],
)

const jobId = () =>
  uuid('job_id')
    .notNull()
    .references(() => importJob.id, { onDelete: 'cascade' })

/** The bytes of an uploaded file, kept until it is done: any server of the shop may go on with it. */
export const importPart = pgTable(
  'import_part',
  { jobId: jobId(), start: integer('start').notNull(), content: bytes('content').notNull() },
  (t) => [primaryKey({ columns: [t.jobId, t.start] })],
)

export type ImportProblem = {
  field: string
  text: string
  /** Said, but it keeps no book out. */
  isNote?: true
  /** What was asked, the same in every row that asks it. */
  ask?: { key: string; choices: { value: string; label: string }[] }
}

/** One book of the file: what it says, what that would change, and afterwards what was there before. */
export const importRow = pgTable(
  'import_row',
  {
    jobId: jobId(),
    rowNo: integer('row_no').notNull(),
    name: text('name').notNull().default(''),
    /** The ISBN, or the code of the shop, by which it is found again. */
    key: text('key'),
    given: jsonb('given').$type<Record<string, unknown>>().notNull(),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull(),
    /** Null until it has been compared. */
    outcome: text('outcome').$type<'new' | 'changed' | 'unchanged' | 'wrong'>(),
    changes: jsonb('changes').$type<Record<string, [unknown, unknown]>>(),
    productId: integer('product_id'),
    appliedAt: instant('applied_at'),
    /** Pictures to be fetched from elsewhere. */
    awaitsPictures: boolean('awaits_pictures').notNull().default(false),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.rowNo] }),
    index('import_row_outcome').on(t.jobId, t.outcome, t.rowNo),
    index('import_row_key').on(t.jobId, t.key),
  ],
)

/** What a row of headings meant last time, by the row as a whole. */
export const importColumn = pgTable('import_column', {
  heading: text('heading').primaryKey(),
  /** The field of each column as JSON; null for one that is left out. */
  field: text('field'),
})

impersonal(importJob, importPart, importRow, importColumn)
