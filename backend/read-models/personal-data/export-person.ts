import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/backend/platform/db/connect'
import { exportTables } from '@/backend/read-models/personal-data/personal-data-texts'
import {
  nameOf,
  type Person,
  type PersonalTable,
} from '@/backend/read-models/personal-data/personal-table'
import { personalData } from '@/backend/read-models/personal-data/register'

export type ExportedTable = {
  table: string
  title: string
  purpose: string
  term: string
  rows: Record<string, unknown>[]
}

const shownColumns = ({ table, columns }: PersonalTable) => {
  const all = getTableColumns(table as PgTable)
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { isSecret }]) => {
      const column = all[name]
      return isSecret || !column ? [] : [[name, column]]
    }),
  )
}

/** Everything the register says is about somebody, but hashes nobody could read. */
export async function exportPerson(db: Db, person: Person): Promise<ExportedTable[]> {
  const exported: ExportedTable[] = []
  for (const table of personalData) {
    const rows = table.of(person)
    const columns = shownColumns(table)
    if (!rows || Object.keys(columns).length === 0) continue
    const found = await db
      .select(columns)
      .from(table.table as PgTable)
      .where(rows)
    if (found.length > 0) {
      const name = nameOf(table)
      exported.push({ table: name, ...textsOf(name), rows: found })
    }
  }
  return exported
}

export function textsOf(table: string) {
  const [title = table, purpose = '', term = ''] = exportTables[table] ?? []
  return { title, purpose, term }
}

/** How many rows of each kind there are about somebody. */
export async function countHeld(db: Db, person: Person) {
  const counts = new Map<string, { title: string; purpose: string; term: string; count: number }>()
  for (const table of personalData) {
    const rows = table.of(person)
    if (!rows || !exportTables[nameOf(table)]) continue
    const count = await db.$count(table.table as PgTable, rows)
    if (count === 0) continue
    const about = textsOf(nameOf(table))
    const known = counts.get(about.title)
    counts.set(about.title, { ...(known ?? about), count: (known?.count ?? 0) + count })
  }
  return [...counts.values()]
}
