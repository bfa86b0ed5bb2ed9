import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { columnIn, presetOf } from '@/backend/modules/imports/read/presets'
import {
  headingOf,
  isField,
  ownHeadings,
  usualHeadings,
} from '@/backend/modules/imports/read/usual-headings'
import { importColumn } from '@/backend/modules/imports/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { ImportField } from '@/contract/staff/import-records'

export type Columns = (ImportField | null)[]

/** Each field once: the first column that names it. */
const once = (columns: Columns): Columns =>
  columns.map((field, at) => (columns.indexOf(field) === at ? field : null))

/** What somebody has matched is remembered for a row of headings as a whole: alone they mean other things in other files. */
const rowKey = (names: readonly string[]) =>
  `row:${createHash('sha256').update(JSON.stringify(names)).digest('hex')}`

const isRow = (value: unknown): value is (string | null)[] => Array.isArray(value)

async function remembered(db: Db, names: readonly string[]): Promise<Columns | null> {
  const [row] = await db
    .select()
    .from(importColumn)
    .where(eq(importColumn.heading, rowKey(names)))
  const known: unknown = row?.field ? JSON.parse(row.field) : null
  return isRow(known) ? known.map((field) => (isField(field) ? field : null)) : null
}

const isOwnTemplate = (names: readonly string[]) =>
  names.every((name) => name === '' || ownHeadings.has(name))

const usualField = (headings: readonly string[], heading: string) => {
  const preset = presetOf(headings)
  const field = preset ? columnIn(preset, heading) : undefined
  return field === undefined ? (usualHeadings.get(headingOf(heading)) ?? null) : field
}

/** What the columns hold: as somebody matched these headings last time, as the system writes them, else by their usual names. */
export async function suggestColumns(db: Db, headings: readonly string[]): Promise<Columns> {
  const names = headings.map(headingOf)
  if (isOwnTemplate(names)) return once(names.map((name) => ownHeadings.get(name) ?? null))
  const known = await remembered(db, names)
  if (known) return once(known)
  return once(headings.map((heading) => usualField(headings, heading)))
}

/** Headings that usually mean a field which no column was given to. */
export function ignoredHeadings(headings: readonly string[], columns: Columns) {
  return headings.flatMap((heading, at) => {
    const field = columns[at] ? null : usualField(headings, heading)
    return field && !columns.includes(field) ? [{ heading, field }] : []
  })
}

/** Keeps what the headings meant this time. */
export async function rememberColumns(db: Db, headings: readonly string[], columns: Columns) {
  const names = headings.map(headingOf)
  if (isOwnTemplate(names)) return
  const field = JSON.stringify(names.map((_, at) => columns[at] ?? null))
  await db
    .insert(importColumn)
    .values({ heading: rowKey(names), field })
    .onConflictDoUpdate({ target: importColumn.heading, set: { field } })
}
