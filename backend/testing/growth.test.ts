import { expect } from '@jest/globals'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from '@/backend/app/tables'
import type { Db } from '@/backend/platform/db/connect'
import { onPostgres } from '@/backend/platform/db/testing'
import { CATEGORIES, fillProducts } from '@/backend/testing/growth-data'
import { growthQuestions } from '@/backend/testing/growth-questions'
import { staffQuestions } from '@/backend/testing/growth-staff'
import { fillCustomers, fillTexts } from '@/backend/testing/growth-texts'

const ROWS = 50_000

type Asked = { text: string; values: unknown[] }

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const rowsOf = (node: Plan) =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0))

/** How many rows of tables a query looks at. */
async function rowsRead(client: pg.Pool, { text, values }: Asked): Promise<number> {
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce((sum, node) => sum + rowsOf(node), 0)
}

/** The most that one of the queries of a question looks at, asked with the settings it was asked with. */
async function mostRead(client: pg.Pool, asked: readonly Asked[]): Promise<number> {
  const settings = asked.filter(({ text }) => text.startsWith('set local'))
  for (const { text } of settings) await client.query(text.replace('local ', ''))
  const counts: number[] = []
  for (const query of asked.filter(({ text }) => text.startsWith('select')))
    counts.push(await rowsRead(client, query))
  await client.query('reset all')
  return Math.max(...counts)
}

/** Counting ends at 10,000, and page 400 lies just before that; what is in stock is looked up beside each. */
const MOST_READ = 2 * 10_100

onPostgres(
  'no question of the shop looks at more of 50,000 products, articles, pages or customers than it counts',
  async (store) => {
    await fillProducts(store.db, ROWS)
    await fillTexts(store.db, ROWS)
    await fillCustomers(store.db, ROWS)
    const asked: Asked[] = []
    const pool = new pg.Pool({ connectionString: store.databaseUrl, max: 1 })
    const logQuery = (text: string, values: unknown[]) => asked.push({ text, values })
    const listening = drizzle(pool, { schema: tables, logger: { logQuery } }) as unknown as Db
    const most: Record<string, number> = {}
    for (const [name, ask] of Object.entries({ ...growthQuestions, ...staffQuestions })) {
      asked.length = 0
      await ask(listening)
      most[name] = await mostRead(pool, [...asked])
    }
    await pool.end()
    expect(Object.entries(most).filter(([, rows]) => rows > MOST_READ)).toEqual([])
    const { 'a word nobody wrote': none, 'a rare word': rare, 'a book': book } = most
    // A book's category is found among all of them, which lie on three pages of the disk.
    expect(Math.max(none ?? 0, rare ?? 0, book ?? 0)).toBeLessThanOrEqual(CATEGORIES + 25)
  },
)
