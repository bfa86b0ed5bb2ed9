// How the questions of the shop's pages and the staff's lists fare as products, texts and customers grow: `npm run bench:growth -- --sizes 1000,100000`. On PostgreSQL.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from '@/backend/app/tables'
import { type Db, openDatabase } from '@/backend/platform/db/connect'
import { createTemporaryDatabase, USUAL_SERVER } from '@/backend/platform/db/temporary-database'
import { fillProducts } from '@/backend/testing/growth-data'
import { growthQuestions } from '@/backend/testing/growth-questions'
import { staffQuestions } from '@/backend/testing/growth-staff'
import { fillCustomers, fillTexts } from '@/backend/testing/growth-texts'

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: USUAL_SERVER },
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    tries: { type: 'string', default: '200' },
    out: { type: 'string', default: 'data/bench' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const sizes = values.sizes.split(',').map(Number)
const tries = Number(values.tries)
const WARM_TRIES = 10
const questions = { ...growthQuestions, ...staffQuestions }

type Times = { p50: number; p99: number }
type Limit = { most: number; of: 'p50' | 'p99' } | 'flat'

/** Flat: from the smallest shop to the largest at most 1.3 times the time or 1 ms more, whichever is larger. */
const limits: Record<string, Limit> = {
  'the first page': 'flat',
  'a category': 'flat',
  'a book': 'flat',
  'its pictures': 'flat',
  'its neighbours': 'flat',
  'the cards of a page': 'flat',
  'a rare word': { most: 15, of: 'p99' },
  'a word nobody wrote': { most: 15, of: 'p99' },
  'a word of every tenth title': { most: 60, of: 'p99' },
}

/** No shop writes a million articles. */
const MOST_TEXTS = 100_000
/** However they are filtered and ordered. */
const STAFF_MS = 50

/** Over a connection of its own, without the shop's patience with a statement. */
async function fill(databaseUrl: string, size: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = drizzle(pool, { schema: tables }) as unknown as Db
  await fillProducts(db, size)
  await fillTexts(db, Math.min(size, MOST_TEXTS))
  await fillCustomers(db, size)
  await pool.end()
}

async function measure(size: number): Promise<Record<string, Times>> {
  const { databaseUrl, drop } = await createTemporaryDatabase(values.server)
  const store = await openDatabase({ databaseUrl, dataDir: '' })
  const all: Record<string, number[]> = {}
  try {
    await fill(databaseUrl, size)
    for (let round = -WARM_TRIES; round < tries; round++) {
      // In turns, so that what else the machine does falls on all.
      for (const [name, ask] of Object.entries(questions)) {
        const begun = performance.now()
        await ask(store.db)
        const took = performance.now() - begun
        all[name] ??= []
        if (round >= 0) all[name].push(took)
      }
    }
  } finally {
    await store.close()
    await drop()
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, times]) => {
      times.sort((one, other) => one - other)
      const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
      return [name, { p50: at(0.5), p99: at(0.99) }]
    }),
  )
}

function judge(name: string, first: Times, last: Times): string {
  const limit: Limit | undefined =
    name in staffQuestions ? { most: STAFF_MS, of: 'p99' } : limits[name]
  if (limit === undefined) return ''
  if (limit === 'flat') {
    const most = Math.max(first.p50 * 1.3, first.p50 + 1)
    return last.p50 <= most ? 'flat' : `grows: at most ${most.toFixed(1)}`
  }
  return last[limit.of] <= limit.most ? `within ${limit.most}` : `above ${limit.most}`
}

const bySize: Record<string, Record<string, Times>> = {}
const before = loadavg()
for (const size of sizes) {
  say(`${size} products …`)
  bySize[size] = await measure(size)
}
const loads = [before, loadavg()]
const none = { p50: 0, p99: 0 }
const rows = Object.keys(questions).map((name) => {
  const times = sizes.map((size) => bySize[size]?.[name] ?? none)
  const cells = times.map(({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`)
  return [name, ...cells, judge(name, times[0] ?? none, times.at(-1) ?? none)]
})
const head = ['median / p99, ms', ...sizes.map(String), '']
const text = [
  `# Questions of the shop on a growing catalogue, ${new Date().toISOString()}`,
  `${tries} tries each; load of the machine before and after: ${loads.map((load) => load.map((one) => one.toFixed(1)).join(' ')).join(', ')}.`,
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
].join('\n\n')
mkdirSync(values.out, { recursive: true })
writeFileSync(join(values.out, 'growth.md'), `${text}\n`)
writeFileSync(
  join(values.out, 'growth.json'),
  `${JSON.stringify({ when: new Date(), loads, tries, bySize }, null, 2)}\n`,
)
say(text)
process.exitCode = rows.some((cells) => /^(?:grows|above)/.test(cells.at(-1) ?? '')) ? 1 : 0
