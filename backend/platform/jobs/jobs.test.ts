import { fork } from 'node:child_process'
import { on } from 'node:events'
import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import { pino } from 'pino'
import type { Db, Store } from '@/backend/platform/db/connect'
import { eachDatabase, onPostgres } from '@/backend/platform/db/testing'
import { transact } from '@/backend/platform/db/transact'
import { enqueue, onJobs } from '@/backend/platform/jobs/enqueue'
import type { JobKind } from '@/backend/platform/jobs/job-kind'
import { startJobWorkers } from '@/backend/platform/jobs/job-workers'
import { migrateJobs } from '@/backend/platform/jobs/migrate-jobs'
import { type QueueName, queues } from '@/backend/platform/jobs/queues'
import { bundleProgram } from '@/backend/testing/bundle-program'

const log = pino({ level: 'silent' })
const program = bundleProgram(new URL('./killable-worker.ts', import.meta.url))

const waiting = (db: Db, queue: QueueName) =>
  onJobs(db, async (engine, database) => {
    const jobs = await engine.findJobs<{ id: string }>(queue, { db: database, queued: true })
    return jobs.map(({ data }) => data.id)
  })

/** Works on jobs of one kind until the test says stop. */
async function working(
  store: Store,
  kind: Omit<JobKind<unknown>, 'queue'>,
  queue: QueueName = 'mails',
) {
  return startJobWorkers({
    services: { db: store.db, log },
    database: store.jobs,
    kinds: [{ queue, ...kind }],
    tasks: {},
  })
}

/** Resolves when something has happened so many times. */
function counted(times: number) {
  const seen: string[] = []
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return {
    seen,
    done,
    count: (id: string) => {
      seen.push(id)
      if (seen.length === times) finish()
    },
  }
}

eachDatabase('a job is written with the work it belongs to, or not at all', async ({ db }) => {
  const undone = transact(db, async (tx) => {
    await enqueue(tx, { queue: 'mails', id: 'lost' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await transact(db, (tx) => enqueue(tx, { queue: 'mails', id: 'kept' }))
  expect(await waiting(db, 'mails')).toEqual(['kept'])
})

eachDatabase(
  'a row has one job at a time; what is planned for another moment is another job',
  async ({ db }) => {
    for (let time = 0; time < 3; time++) await enqueue(db, { queue: 'invoices', id: 'a' })
    expect(await waiting(db, 'invoices')).toEqual(['a'])
    const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour))
    for (const hour of [1, 1, 2])
      await enqueue(db, { queue: 'planned', id: 'prices', startAfter: at(hour) })
    expect(await waiting(db, 'planned')).toEqual(['prices', 'prices'])
  },
)

eachDatabase('jobs run at once, beside each other, and each once', async (store) => {
  const { seen, done, count } = counted(25)
  const workers = await working(store, {
    listDue: async () => [],
    run: async (_, id) => {
      count(id)
      return true
    },
  })
  const start = performance.now()
  await transact(store.db, async (tx) => {
    for (let index = 0; index < 25; index++) await enqueue(tx, { queue: 'mails', id: `${index}` })
  })
  await done
  await workers.stop()
  expect(new Set(seen).size).toBe(25)
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(await waiting(store.db, 'mails')).toEqual([])
})

eachDatabase('a row that waits without a job gets one as soon as somebody works', async (store) => {
  const { seen, done, count } = counted(1)
  const workers = await working(store, {
    listDue: async () => (seen.length === 0 ? ['forgotten'] : []),
    run: async (_, id) => {
      count(id)
      return true
    },
  })
  await done
  await workers.stop()
  expect(seen).toEqual(['forgotten'])
})

eachDatabase('a job that fails unexpectedly runs again', async (store) => {
  const { seen, done, count } = counted(2)
  const workers = await working(
    store,
    {
      listDue: async () => [],
      run: async (_, id) => {
        count(id)
        if (seen.length === 1) throw new Error('the database went away')
        return true
      },
    },
    'urgent-mails',
  )
  await enqueue(store.db, { queue: 'urgent-mails', id: 'again' })
  await done
  await workers.stop()
  expect(seen).toEqual(['again', 'again'])
})

eachDatabase('what waits for a site that hangs holds up neither codes nor stock', async (store) => {
  const { seen, done, count } = counted(2)
  let release = () => {}
  const hanging = new Promise<boolean>((resolve) => {
    release = () => resolve(true)
  })
  const quick = async (_: unknown, id: string) => {
    count(id)
    return true
  }
  const none = async () => []
  const workers = await startJobWorkers({
    services: { db: store.db, log },
    database: store.jobs,
    kinds: [
      { queue: 'payments-to-ask', listDue: none, run: () => hanging },
      { queue: 'mails', listDue: none, run: () => hanging },
      { queue: 'holds', listDue: none, run: quick },
      { queue: 'urgent-mails', listDue: none, run: quick },
    ],
    tasks: {},
  })
  await transact(store.db, async (tx) => {
    for (let index = 0; index < 30; index++) {
      await enqueue(tx, { queue: 'payments-to-ask', id: `${index}` })
      await enqueue(tx, { queue: 'mails', id: `${index}` })
    }
    await enqueue(tx, { queue: 'holds', id: 'stock' })
    await enqueue(tx, { queue: 'urgent-mails', id: 'code' })
  })
  await done
  release()
  await workers.stop()
  expect(seen.sort()).toEqual(['code', 'stock'])
})

eachDatabase(
  'a program works beside one with a newer engine, which has migrated',
  async (store) => {
    const { seen, done, count } = counted(1)
    await store.db.execute('update pgboss.version set version = version + 1')
    await migrateJobs(fromDrizzle(store.db, sql), store.jobs.isEmbedded ? 'pglite' : 'postgres')
    const workers = await working(store, {
      listDue: async () => [],
      run: async (_, id) => {
        count(id)
        return true
      },
    })
    await enqueue(store.db, { queue: 'mails', id: 'a' })
    await done
    await workers.stop()
    await store.db.execute('update pgboss.version set version = version - 1')
    expect(seen).toEqual(['a'])
  },
)

onPostgres('of two programs each job goes to one', async (store) => {
  const { seen, done, count } = counted(40)
  const kind = {
    listDue: async () => [],
    run: async (_: unknown, id: string) => {
      count(id)
      return true
    },
  }
  const both = await Promise.all([working(store, kind), working(store, kind)])
  await transact(store.db, async (tx) => {
    for (let index = 0; index < 40; index++) await enqueue(tx, { queue: 'mails', id: `${index}` })
  })
  await done
  await Promise.all(both.map(({ stop }) => stop()))
  expect(new Set(seen).size).toBe(40)
})

onPostgres(
  'the code a killed worker was sending is sent by another within fifteen seconds',
  async (store) => {
    const worker = fork(program, [store.databaseUrl], { execArgv: [] })
    const messages = on(worker, 'message')
    const said = async (word: string) => {
      for (;;) if ((await messages.next()).value?.[0] === word) return
    }
    await said('ready')
    await enqueue(store.db, { queue: 'urgent-mails', id: 'code' })
    await said('code')
    const { done, count } = counted(1)
    const workers = await working(
      store,
      {
        listDue: async () => [],
        run: async (_, id) => {
          count(id)
          return true
        },
      },
      'urgent-mails',
    )
    const start = performance.now()
    worker.kill('SIGKILL')
    await done
    const seconds = (performance.now() - start) / 1000
    await workers.stop()
    expect(seconds).toBeLessThan(15)
  },
  60_000,
)

test('every queue is asked often enough for the sweep and has work for at least one', () => {
  for (const { workers, pollSeconds } of Object.values(queues)) {
    expect(workers).toBeGreaterThan(0)
    expect(pollSeconds).toBeLessThanOrEqual(10)
  }
})
