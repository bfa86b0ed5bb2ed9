import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { impersonalTables } from '@/backend/platform/db/impersonal'
import { nameOf, type PersonalTable } from './personal-table'
import { personalData } from './register'

const head = `# Personal data

Every column that tells of a person: why it is kept, on what ground (law 91/2025/QH15), how long, and what an erasure makes of it. Written by
\`npm run personal-data\` from [backend/platform/db/personal-data](../backend/platform/db/personal-data); a test fails while a new column
stands in neither list. The export, the erasure and the retention job derive from the same register.
`

const termOf = ({ term }: PersonalTable) => ('days' in term ? term.says : `until ${term.until}`)

function eraserOf({ onErasure }: PersonalTable, column: PersonalTable['columns'][string]) {
  if (onErasure === 'delete') return 'deleted with its row'
  return 'kept' in column ? `kept: ${column.kept}` : 'emptied'
}

function sectionOf(table: PersonalTable): string {
  const columns = getTableColumns(table.table as PgTable)
  const rows = Object.entries(table.columns).map(
    ([name, column]) =>
      `| \`${columns[name]?.name ?? name}\` | ${eraserOf(table, column)} | ${column.isSecret ? 'no: a hash' : 'yes'} |`,
  )
  return [
    `## ${nameOf(table)}`,
    '',
    `- Purpose: ${table.purpose}`,
    `- Ground: ${table.basis}`,
    `- Kept: ${termOf(table)}`,
    '',
    '| Column | Erasure | In the export |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** The register as a page, once the tables of all modules are loaded. */
export const personalDataDocument = () =>
  [
    head,
    ...personalData.map(sectionOf),
    '## Tables without a word about anybody',
    '',
    `${impersonalTables()
      .map((name) => `\`${name}\``)
      .join(', ')}.`,
    '',
  ].join('\n')
