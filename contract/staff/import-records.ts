import { z } from 'zod/mini'
import { Instant, Uuid } from '@/contract/fields'

/** What a column of a table, or a product of ONIX, may say of a book. */
export const importFields = [
  'isbn',
  'sku',
  'productName',
  'category',
  'price',
  'priceSale',
  'vatClass',
  'stock',
  'author',
  'translator',
  'publisher',
  'publishYear',
  'series',
  'language',
  'coverForm',
  'pages',
  'size',
  'weight',
  'grade',
  'subject',
  'bookKind',
  'description',
  'images',
  'isActive',
] as const
export type ImportField = (typeof importFields)[number]

/**
 * `uploading`, `inspecting` (what it is, and where its table stands), `matching` (columns and settings are to be said), `reading` and `checking` (the dry run), `checked` (nothing is
 * written yet), `running`, then `done`; `undoing`, `undone`; `refused` when the file is none, `stopped` by somebody.
 */
export const importStates = [
  'uploading',
  'inspecting',
  'matching',
  'reading',
  'checking',
  'checked',
  'running',
  'done',
  'stopped',
  'undoing',
  'undone',
  'refused',
] as const
export type ImportState = (typeof importStates)[number]
export const importOutcomes = ['new', 'changed', 'unchanged', 'wrong'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const IMPORT_BYTES = 50 * 1024 * 1024
/** A file travels in parts of this size, so that a lost connection costs one of them. */
export const IMPORT_PART_BYTES = 1024 * 1024

const Counts = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  /** Rows written, and those whose pictures are still being fetched. */
  applied: z.int(),
  awaitsPictures: z.int(),
  undone: z.int(),
})
export type ImportCounts = z.output<typeof Counts>

export const ImportRecord = z.object({
  id: Uuid,
  fileName: z.string(),
  size: z.int(),
  /** Bytes that have arrived. */
  received: z.int(),
  kind: z.nullable(z.enum(['table', 'onix', 'pictures'])),
  state: z.enum(importStates),
  problem: z.nullable(z.string()),
  counts: Counts,
  actorName: z.nullable(z.string()),
  createdTime: Instant,
  finishedTime: z.nullable(Instant),
})
export type ImportRecord = z.output<typeof ImportRecord>

/** One kind of fault, or of note, and in how many rows it is. */
const ImportFault = z.object({
  field: z.string(),
  /** As the first row says it. */
  text: z.string(),
  rows: z.int(),
  isNote: z.boolean(),
  /**
   * Where one answer mends them all: `rate.USD` takes a rate, `category:<name>` the id of a category, others one of their choices.
   * The answer goes back in `answers` of the next check.
   */
  ask: z.nullable(
    z.object({
      key: z.string(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
})
export type ImportFault = z.output<typeof ImportFault>

export const ImportDetail = z.extend(ImportRecord, {
  /** While the columns are matched: what the first rows already ask, so that it is answered at once. */
  asked: z.array(
    z.object({
      text: z.string(),
      key: z.string(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  /** Of the dry run, faults before notes. */
  faults: z.array(ImportFault),
  /** A table's headings and first rows. */
  sample: z.array(z.array(z.string())),
  /** The field each column holds; null is left out. */
  columns: z.array(z.nullable(z.enum(importFields))),
  /** Where the table was found, and the other sheets a person sees. */
  place: z.nullable(
    z.object({ sheet: z.string(), headingRow: z.int(), sheets: z.array(z.string()) }),
  ),
  /** The system that writes such headings. */
  preset: z.nullable(z.string()),
  /** Headings that usually mean a field and are left out. */
  ignored: z.array(z.object({ heading: z.string(), field: z.string() })),
  /** Columns that are left out and may hold a field no other column holds: to be asked, never taken. */
  suggested: z.array(
    z.object({
      column: z.int(),
      heading: z.string(),
      field: z.enum(importFields),
      label: z.string(),
    }),
  ),
  categoryId: z.nullable(z.int()),
  isActive: z.boolean(),
})
export type ImportDetail = z.output<typeof ImportDetail>

export const ImportRow = z.object({
  id: z.int(),
  name: z.string(),
  key: z.nullable(z.string()),
  outcome: z.enum(importOutcomes),
  /** A note is said of a book that comes in all the same. */
  problems: z.array(
    z.object({ field: z.string(), text: z.string(), isNote: z.optional(z.boolean()) }),
  ),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  productId: z.nullable(z.int()),
})
export type ImportRow = z.output<typeof ImportRow>
