import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@/backend/platform/db/connect'
import { demoAccounts } from './accounts/accounts'
import { findProblems } from './check/check'
import { writeMixedExams } from './exams/mixed-exams'
import { seed } from './seed'

const USAGE = `npm run seed -- [options]
  --data <folder>         where the embedded database and the pictures live (DATA_DIR, ./data)
  --database-url <url>    a PostgreSQL server instead of the embedded database (DATABASE_URL)
  --scale <number>        fill up to so many products, for measuring under load
  --catalog-only          no accounts, orders, reviews and promotions (also with SHOP_MODE=live)
  --no-pictures           leave covers and pictures undrawn
  --mixed-exams <file>    add exams made of the shop's questions, listed in a JSON file (for tests)
  --check                 only look for mistakes in the content (backend/seed/data/README.md)`

const readArguments = () =>
  parseArgs({
    options: {
      data: { type: 'string' },
      'database-url': { type: 'string' },
      scale: { type: 'string' },
      'catalog-only': { type: 'boolean', default: false },
      'no-pictures': { type: 'boolean', default: false },
      'mixed-exams': { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values

const started = performance.now()
const log = (line: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(1)} s] ${line}`)

function scaleOf(text: string | undefined): number {
  const scale = Number(text ?? 0)
  if (!Number.isSafeInteger(scale) || scale < 0 || scale > 5_000_000)
    throw new Error('--scale takes a number up to 5000000')
  return scale
}

async function check() {
  const problems = await findProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) throw new Error(`${problems.length} mistakes in the content`)
  log('No mistakes in the content')
}

async function main() {
  // As the shop itself reads it: otherwise a live shop's goods would land in an embedded database beside it.
  if (existsSync('.env')) process.loadEnvFile('.env')
  const values = readArguments()
  if (values.help) return console.log(USAGE)
  if (values.check) return check()
  const scale = scaleOf(values.scale)
  const dataDir = path.resolve(values.data ?? process.env.DATA_DIR ?? './data')
  const databaseUrl = values['database-url'] ?? process.env.DATABASE_URL
  const demo = !values['catalog-only'] && process.env.SHOP_MODE !== 'live'
  const pictures = !values['no-pictures']
  const store = await openDatabase({ databaseUrl, dataDir })
  log(`Database open (${store.kind})`)
  try {
    const written = await seed({
      db: store.db,
      dataDir,
      now: new Date(),
      demo,
      scale,
      pictures,
      log,
    })
    if (values['mixed-exams']) await writeMixedExams(store.db, values['mixed-exams'])
    if (demo && written > 0) {
      for (const { email, password, role } of demoAccounts())
        log(`${role.padEnd(5)}  ${email}  ${password}`)
    }
  } finally {
    await store.close()
  }
  log('Done')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
