import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer, connect as dial, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { count, eq, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { appMeta } from '@/backend/platform/db/tables'
import { openDatabase } from './connect'
import { isUnreachable } from './db-errors'
import { eachDatabase, migratedDataDir, onPostgres } from './testing'

const someone = { email: 'lan@example.vn', name: 'Lan', birthday: '1990-01-01' }

test('the embedded database keeps what was written, and only one program may open it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-store-'))
  const first = await openDatabase({ dataDir })
  await first.db.insert(appUser).values(someone)
  await expect(openDatabase({ dataDir })).rejects.toThrow('in use by process')
  await first.close()
  const second = await openDatabase({ dataDir })
  expect(second.kind).toBe('pglite')
  expect(await second.db.select({ name: appUser.name }).from(appUser)).toEqual([{ name: 'Lan' }])
  await second.close()
})

test('nobody but its owner reads the data folder, also where it stood open before', async () => {
  const dataDir = await migratedDataDir()
  writeFileSync(join(dataDir, 'secrets.json'), '{}', { mode: 0o644 })
  chmodSync(dataDir, 0o755)
  const store = await openDatabase({ dataDir })
  const paths = readdirSync(dataDir, { recursive: true }).map((name) => join(dataDir, String(name)))
  const open = [dataDir, ...paths].filter((path) => statSync(path).mode & 0o077)
  await store.close()
  expect(paths.length).toBeGreaterThan(100)
  expect(open).toEqual([])
})

onPostgres(
  'programs that start at once on an empty database all find it migrated',
  async (store) => {
    await store.db.execute(sql`drop schema public cascade`)
    await store.db.execute(sql`drop schema drizzle cascade`)
    await store.db.execute(sql`create schema public`)
    const { databaseUrl } = store
    const starters = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: '' })),
    )
    for (const { db, close } of starters) {
      expect(await db.$count(product)).toBe(0)
      await close()
    }
  },
)

const READ_IN_ANOTHER_ZONE = `
  import { openDatabase } from ${JSON.stringify(fileURLToPath(new URL('./connect.ts', import.meta.url)))}
  import { appUser } from ${JSON.stringify(fileURLToPath(new URL('../../modules/accounts/tables.ts', import.meta.url)))}
  const { db, close } = await openDatabase({ databaseUrl: process.argv[1], dataDir: '' })
  const [user] = await db.select().from(appUser)
  const [copy] = await db.insert(appUser)
    .values({ ...user, id: 7, email: 'copy@example.vn' })
    .returning()
  await close()
  const { birthday, createdAt } = copy
  process.stdout.write(JSON.stringify([birthday, createdAt, new Date(0).getHours()]))`

onPostgres('days and instants are the same in every time zone', async ({ db, databaseUrl }) => {
  const createdAt = new Date('2026-01-05T20:30:00.123Z')
  await db.insert(appUser).values({ ...someone, createdAt })
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', READ_IN_ANOTHER_ZONE, databaseUrl],
    {
      env: { ...process.env, TZ: 'Asia/Ho_Chi_Minh', PGTZ: 'America/St_Johns' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  expect(JSON.parse(await text(child.stdout))).toEqual(['1990-01-01', createdAt.toJSON(), 8])
})

/** A proxy in front of the server that can be stopped, so that a restart can be seen without restarting it for everybody. */
const proxyTo = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const proxy = createServer((visitor) => {
    const behind = dial(Number(target.port) || 5432, target.hostname)
    for (const socket of [visitor, behind]) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    visitor.pipe(behind).pipe(visitor)
  })
  const listen = (port: number) =>
    new Promise<void>((done) => proxy.listen(port, '127.0.0.1', () => done()))
  await listen(0)
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    restart: () => listen(port),
    stop: () =>
      new Promise<void>((done) => {
        proxy.close(() => done())
        for (const socket of open) socket.destroy()
      }),
  }
}

onPostgres('the pool outlives a restart of the server', async ({ databaseUrl }) => {
  const proxy = await proxyTo(databaseUrl)
  const lost: Error[] = []
  const store = await openDatabase({
    databaseUrl: proxy.url,
    dataDir: '',
    onConnectionError: (error) => lost.push(error),
  })
  await Promise.all([store.ping(), store.ping(), store.ping()])
  await proxy.stop()
  await expect(store.ping()).rejects.toThrow()
  const failure = await store.db
    .select({ n: count() })
    .from(appMeta)
    .catch((error) => error)
  expect(isUnreachable(failure)).toBe(true)
  await proxy.restart()
  await store.ping()
  expect(await store.db.$count(appMeta)).toBe(0)
  expect(lost.length).toBeGreaterThan(0)
  await store.close()
  await proxy.stop()
})

onPostgres(
  'a connection lost inside a transaction undoes it and ends nothing else',
  async ({ db }) => {
    const work = db.transaction(async (tx) => {
      await tx.insert(appMeta).values({ key: 'half', value: 1 })
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await tx.insert(appMeta).values({ key: 'other half', value: 1 })
    })
    expect(isUnreachable(await work.catch((error) => error))).toBe(true)
    expect(await db.$count(appMeta)).toBe(0)
  },
)

eachDatabase('numbers, days, instants and lists come back as they were written', async ({ db }) => {
  const createdAt = new Date('2026-01-05T20:30:00.123Z')
  const settings = { theme: 'dark3', sizes: [1, 2.5], note: 'Ấn bản' }
  await db.insert(appUser).values({ ...someone, createdAt, settings, shortcuts: ['a', 'b'] })
  const [user] = await db.select().from(appUser)
  expect(user).toMatchObject({ birthday: '1990-01-01', createdAt, settings, shortcuts: ['a', 'b'] })
  const [row] = await db.select({ n: count(), many: sql<number>`count(*)::int` }).from(appUser)
  expect(row).toEqual({ n: 1, many: 1 })
  const raw = await db.execute<{ one: number }>(sql`select 1 as one`)
  expect(raw.rows).toEqual([{ one: 1 }])
})

eachDatabase('the same address in other letters is the same account', async ({ db }) => {
  const [first] = await db.insert(appUser).values(someone).returning({ id: appUser.id })
  const again = db.insert(appUser).values({ ...someone, email: 'LAN@example.vn' })
  await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  const [second] = await db
    .insert(appUser)
    .values({ ...someone, email: 'minh@example.vn' })
    .returning({ id: appUser.id })
  expect(Math.abs((second?.id ?? 0) - (first?.id ?? 0))).toBeGreaterThan(1_000_000)
  expect(await db.$count(appUser, eq(appUser.email, someone.email))).toBe(1)
})
