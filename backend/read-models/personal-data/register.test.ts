import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '@/backend/app/tables'
import { impersonalTables } from '@/backend/platform/db/impersonal'
import { personalDataDocument } from './personal-data-document'
import { nameOf } from './personal-table'
import { personalData } from './register'

const everyTable = Object.values<unknown>(tables).filter((value): value is PgTable =>
  is(value, PgTable),
)
const namesIn = (table: PgTable) => Object.keys(getTableColumns(table))

test('every column of a table about people is in the register, as telling of a person or not', () => {
  const problems = personalData.flatMap((entry) => {
    const said = [...Object.keys(entry.columns), ...entry.plain]
    const twice = said.filter((name, index) => said.indexOf(name) !== index)
    const unsaid = namesIn(entry.table).filter((name) => !said.includes(name))
    const unknown = said.filter((name) => !namesIn(entry.table).includes(name))
    return [...twice, ...unsaid, ...unknown].map((name) => `${nameOf(entry)}.${name}`)
  })
  // Add a new column to backend/read-models/personal-data: to `columns` when it tells of somebody, else to `plain`.
  expect(problems).toEqual([])
})

test('every table is in the register or among those that know nobody', () => {
  const named = new Set([...personalData.map(nameOf), ...impersonalTables()])
  expect(everyTable.map((table) => getTableName(table)).filter((name) => !named.has(name))).toEqual(
    [],
  )
  expect(new Set(personalData.map(nameOf)).size).toBe(personalData.length)
})

const tellsOfSomebody =
  /e_?mail|phone|birth|receiver|guest|^ip$|user_?(id|agent)|full_?name|bank_?account|identity/i

test('a table that knows nobody has no column that could', () => {
  const suspicious = everyTable
    .filter((table) => impersonalTables().includes(getTableName(table)))
    .flatMap((table) => {
      const linked = getTableConfig(table).foreignKeys.filter(
        (key) => getTableName(key.reference().foreignTable) === 'app_user',
      )
      const named = namesIn(table).filter((name) => tellsOfSomebody.test(name))
      return [...named, ...linked.map((key) => key.getName())].map(
        (what) => `${getTableName(table)}: ${what}`,
      )
    })
  expect(suspicious).toEqual([])
})

test('docs/personal-data.md says what the register says', () => {
  const file = fileURLToPath(new URL('../../../docs/personal-data.md', import.meta.url))
  // `npm run personal-data` writes it anew.
  expect(readFileSync(file, 'utf8')).toBe(personalDataDocument())
})
