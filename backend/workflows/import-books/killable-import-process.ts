import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import { openDatabase } from '@/backend/platform/db/connect'
import { TEST_NOW } from '@/backend/testing/test-app'
import { createImportRunner } from '@/backend/workflows/import-books/run-imports'

// The job in a process of its own, which ends by SIGKILL before one of its statements; without one it works until nothing is left.

const [databaseUrl = '', fatal = '0'] = process.argv.slice(2)
let left = Number(fatal) || Number.POSITIVE_INFINITY
const original = pg.Client.prototype.query
Reflect.set(pg.Client.prototype, 'query', function counted(this: pg.Client, ...input: unknown[]) {
  left -= 1
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
  return Reflect.apply(original, this, input)
})

const store = await openDatabase({ databaseUrl, dataDir: '' })
const run = createImportRunner({
  db: store.db,
  config: readConfig({}),
  log: pino({ level: 'silent' }),
  now: () => TEST_NOW,
})
await run()
await store.close()
process.exit(0)
