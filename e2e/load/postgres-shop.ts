import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { newDataDir, type RunningShop, startShop } from '@/e2e/support/shop'

const { TEST_DATABASE_URL } = process.env
const SERVER = TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const psql = (database: string, statement: string) =>
  execFileSync('psql', ['--quiet', '--no-align', '--tuples-only', '--dbname', database], {
    input: statement,
    encoding: 'utf8',
  }).trim()

export type PostgresShop = { shop: RunningShop; sql: (statement: string) => string }

/** The sample shop with the tests' exams on a PostgreSQL database of its own, behind a proxy that names each visitor's address. */
export async function withPostgresShop<T>(run: (one: PostgresShop) => Promise<T>): Promise<T> {
  const name = `checks_${randomUUID().replaceAll('-', '')}`
  psql(SERVER, `create database ${name}`)
  const url = Object.assign(new URL(SERVER), { pathname: `/${name}` }).href
  const dataDir = newDataDir()
  let shop: RunningShop | undefined
  try {
    const given = ['--data', dataDir, '--database-url', url, '--no-pictures']
    const exams = ['--mixed-exams', 'e2e/support/sample-exams.json']
    execFileSync(process.execPath, ['--import', 'tsx', 'backend/seed/cli.ts', ...given, ...exams])
    shop = await startShop({ DATABASE_URL: url, TRUSTED_PROXIES: 'loopback' }, dataDir)
    return await run({ shop, sql: (statement) => psql(url, statement) })
  } finally {
    await shop?.stop()
    rmSync(dataDir, { recursive: true, force: true })
    psql(SERVER, `drop database if exists ${name} with (force)`)
  }
}
