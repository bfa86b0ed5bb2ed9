import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as tables from '@/backend/app/tables'

test('the migrations bring a database to exactly the tables the program knows', async () => {
  const folder = new URL('./migrations/meta/', import.meta.url)
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const migrated = JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8'))
  const known = generateDrizzleJson(tables, migrated.id)
  expect(await generateMigration(migrated, known)).toEqual([])
})
