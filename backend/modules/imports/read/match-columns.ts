import { inArray } from 'drizzle-orm'
import { importColumn } from '@/backend/modules/imports/tables'
import { fieldTexts } from '@/backend/modules/imports/texts'
import type { Db } from '@/backend/platform/db/connect'
import { type ImportField, importFields } from '@/contract/staff/imports'
import { fold } from '@/contract/text'

export type Columns = (ImportField | null)[]

const headingOf = (text: string) => fold(text).replace(/[*:]/g, '').trim().slice(0, 200)
export const isField = (name: unknown): name is ImportField =>
  importFields.some((field) => field === name)

const usual: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => {
    const { label, also } = fieldTexts[field]
    return [field, label, ...also].map((name) => [headingOf(name), field] as const)
  }),
)

/** Each field once: the first column that names it. */
const once = (columns: Columns): Columns =>
  columns.map((field, at) => (columns.indexOf(field) === at ? field : null))

/** What the columns hold: as somebody matched them last time, else by their usual names. */
export async function suggestColumns(db: Db, headings: readonly string[]): Promise<Columns> {
  const names = headings.map(headingOf)
  const known = names.length
    ? await db.select().from(importColumn).where(inArray(importColumn.heading, names))
    : []
  const remembered = new Map(known.map(({ heading, field }) => [heading, field]))
  return once(
    names.map((name) => {
      const field = remembered.has(name) ? remembered.get(name) : usual.get(name)
      return isField(field) ? field : null
    }),
  )
}

/** Keeps what the headings meant this time. */
export async function rememberColumns(db: Db, headings: readonly string[], columns: Columns) {
  for (const [at, text] of headings.entries()) {
    const heading = headingOf(text)
    const field = columns[at] ?? null
    if (heading === '') continue
    await db
      .insert(importColumn)
      .values({ heading, field })
      .onConflictDoUpdate({ target: importColumn.heading, set: { field } })
  }
}
