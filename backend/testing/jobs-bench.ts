// How long the mails and parcels of many orders take, with a mail server of 200 ms and a carrier of 150 ms, while codes are asked for:
// `npm run bench:jobs -- --server postgres://… --orders 10000 --workers 1,4`; with `--pooler --web 3 --workers 3` through PgBouncer.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Db, openDatabase } from '@/backend/platform/db/connect'
import { createTemporaryDatabase, USUAL_SERVER } from '@/backend/platform/db/temporary-database'
import { enqueueAll } from '@/backend/platform/jobs/enqueue'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { bundleProgram, deletePrograms } from '@/backend/testing/bundle-program'
import { slowCarrier, slowMailServer, startPooler, stopAll } from '@/backend/testing/slow-services'

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: USUAL_SERVER },
    orders: { type: 'string', default: '10000' },
    workers: { type: 'string', default: '1,4' },
    web: { type: 'string', default: '0' },
    pooler: { type: 'boolean', default: false },
    port: { type: 'string', default: '15600' },
  },
})
const ORDERS = Number(values.orders)
const WEB = Number(values.web)
const PORT = Number(values.port)
const MAIL_MS = 200
const CARRIER_MS = 150
const CHUNK = 1_000
const program = bundleProgram(new URL('../app/serve.ts', import.meta.url))
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Orders that are packed, each with a parcel to be made and an email to be sent, and their jobs. */
async function fill(db: Db, count: number) {
  await db.execute(sql`insert into category (id, name, slug) values (1, 'Văn học', 'van-hoc')`)
  await db.execute(sql`insert into product (id, category_id, title, slug, price, sale_price, weight_gram)
    values (1, 1, 'Sách', 'sach', 45000, 38000, 300)`)
  await db.execute(sql`with placed as (
      insert into orders (id, code, guest_email, receiver_name, phone, address, ward_name, city_name, payment_type, status, sub_total, total)
      select gen_random_uuid(), 'HS' || n, 'buyer-' || n || '@vi.du', 'Lan', '09' || lpad(n::text, 8, '0'), '1 Lê Lợi',
        'Phường Bến Thành', 'Thành phố Hồ Chí Minh', 1, 3, 38000, 38000
      from generate_series(1, ${count}::int) n returning id, code),
    lines as (insert into order_line (order_id, product_id, title, unit_price, list_price, quantity, line_total)
      select id, 1, 'Sách', 38000, 45000, 1, 38000 from placed returning id, order_id),
    parcels as (insert into parcel (id, order_id, carrier, code, weight_gram, cod_amount, next_at)
      select gen_random_uuid(), id, 'ghn', code, 400, 38000, now() from placed returning id, order_id)
    insert into parcel_line (parcel_id, order_line_id, quantity)
      select p.id, l.id, 1 from parcels p join lines l on l.order_id = p.order_id`)
  await db.execute(sql`insert into mail_outbox (id, to_addr, subject, body_text, next_at)
    select gen_random_uuid(), guest_email, 'Đơn ' || code, 'Đơn của bạn đã được xác nhận.', now() from orders`)
  for (const [queue, table] of [
    ['parcels-to-make', 'parcel'],
    ['mails', 'mail_outbox'],
  ] as const) {
    const { rows } = await db.execute<{ id: string }>(sql.raw(`select id from ${table}`))
    for (let from = 0; from < rows.length; from += CHUNK)
      await enqueueAll(db, queue, rows.slice(from, from + CHUNK))
  }
  await db.execute(sql`analyze`)
}

const SECRET = 'a secret of the bench, long enough'
type Where = { databaseUrl: string; direct: string; mail: string; carrier: string; dataDir: string }

function startProgram(role: 'web' | 'worker', port: number, where: Where): ChildProcess {
  return spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // biome-ignore lint/style/noProcessEnv: the programs find what this one finds.
      PATH: process.env.PATH,
      ...{ ROLE: role, SHOP_MODE: 'live', NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: where.databaseUrl, MIGRATION_DATABASE_URL: where.direct },
      ...(values.pooler && { DATABASE_POOLER: 'transaction' }),
      ...{
        DATA_DIR: where.dataDir,
        BACKEND_PORT: String(port),
        PUBLIC_URL: 'https://sach.example',
      },
      ...{ TOKEN_SECRET: SECRET, INTERNAL_SECRET: SECRET, REVALIDATE_SECRET: SECRET },
      ...{ SMTP_URL: where.mail, GHN_API_URL: where.carrier, GHN_TOKEN: 'token', GHN_SHOP_ID: '1' },
      GHN_NOTICE_SECRET: SECRET,
      ...{ SHOP_NAME: 'Sách', SHOP_COMPANY: 'Sách', SHOP_ADDRESS: '1', SHOP_WAREHOUSE: '1' },
      ...{
        SHOP_HOTLINES: '1900',
        SHOP_EMAIL: 'a@vi.du',
        SHOP_TAX_CODE: '1',
        SHOP_REGISTRATION: '1',
      },
    },
  })
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const cpuSeconds = (pid = 0) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** A call to each program that answers, once a second. */
async function callWeb(tally: Map<number, number>) {
  for (let at = 0; at < WEB; at++) {
    const { status } = await fetch(`http://127.0.0.1:${PORT + at}/api/HomePage/Categories`).catch(
      () => ({
        status: 0,
      }),
    )
    tally.set(status, (tally.get(status) ?? 0) + 1)
  }
}

/** A code that a person waits for, and when it was requested. */
async function askForCode(db: Db, asked: Map<string, number>) {
  const to = `code-${asked.size}@vi.du`
  asked.set(to, performance.now())
  await enqueueEmail(db, to, { subject: 'Mã', body: ['123456'], isCode: true }, new Date())
}

type Services = {
  mail: Awaited<ReturnType<typeof slowMailServer>>
  carrier: Awaited<ReturnType<typeof slowCarrier>>
}

const reached = (count: number, wanted: number) => (count >= wanted ? performance.now() : 0)

/** Asks for codes and calls what answers until every mail is kept and every parcel made. */
async function watch(db: Db, programs: readonly ChildProcess[], { mail, carrier }: Services) {
  const asked = new Map<string, number>()
  const answers = new Map<number, number>()
  const at = { begin: 0, mails: 0, parcels: 0 }
  for (let second = 0; at.mails === 0 || at.parcels === 0; second++) {
    // Asked for once the programs have started.
    if (mail.kept.length > 0) await askForCode(db, asked)
    await callWeb(answers)
    const mails = mail.kept.filter(({ to }) => to.startsWith('buyer-')).length
    const parcels = new Set(carrier.told).size
    at.begin ||= reached(mails, 1)
    at.mails ||= reached(mails, ORDERS)
    at.parcels ||= reached(parcels, ORDERS)
    if (second % 30 === 0)
      say(`  ${second} s: ${mails} mails, ${parcels} parcels, load ${loadavg()[0]?.toFixed(1)}`)
    if (programs.some(({ exitCode }) => exitCode !== null)) throw new Error('a program ended')
    await pause(1_000)
  }
  await pause(5_000)
  const times = mail.kept
    .flatMap(({ to, at: kept }) => (asked.has(to) ? [(kept - (asked.get(to) ?? 0)) / 1_000] : []))
    .sort((one, other) => one - other)
  return { asked: asked.size, answers, times, at }
}

async function measure(workers: number) {
  const database = await createTemporaryDatabase(values.server)
  const direct = database.databaseUrl
  const dataDir = mkdtempSync(join(tmpdir(), 'jobs-bench-'))
  const store = await openDatabase({ databaseUrl: direct, dataDir })
  const mail = await slowMailServer(MAIL_MS)
  const carrier = await slowCarrier(CARRIER_MS)
  await fill(store.db, ORDERS)
  const pooler = values.pooler ? await startPooler(direct, PORT + 99) : null
  const databaseUrl = pooler?.url ?? direct
  const where = { direct, databaseUrl, mail: mail.url, carrier: carrier.url, dataDir }
  const programs = [
    ...Array.from({ length: WEB }, (_, at) => startProgram('web', PORT + at, where)),
    ...Array.from({ length: workers }, (_, at) => startProgram('worker', PORT + 50 + at, where)),
  ]
  const { asked, answers, times, at } = await watch(store.db, programs, { mail, carrier })
  const cpu = programs.map(({ pid }) => cpuSeconds(pid).toFixed(0))
  await stopAll(programs)
  const { rows } = await store.db.execute<{ unsent: number; unmade: number }>(sql`select
    (select count(*)::int from mail_outbox where sent_at is null and not is_code) as unsent,
    (select count(*)::int from parcel where tracking_code is null) as unmade`)
  const row = [
    ...[workers, WEB, values.pooler ? 'PgBouncer' : 'direct', ORDERS],
    ...[at.mails, at.parcels].map((end) => ((end - at.begin) / 1_000).toFixed(0)),
    `${times.length} of ${asked}`,
    ...[0.5, 0.99].map((share) => percentile(times, share).toFixed(2)),
    mail.kept.length - new Set(mail.kept.map(({ to }) => to)).size,
    carrier.told.length - new Set(carrier.told).size,
    `${rows[0]?.unsent}, ${rows[0]?.unmade}`,
    cpu.join(', '),
    [...answers].map(([status, count]) => `${count} × ${status}`).join(', '),
  ]
  say(`| ${row.join(' | ')} |`)
  pooler?.stop()
  mail.stop()
  carrier.stop()
  await store.close()
  await database.drop()
  rmSync(dataDir, { recursive: true })
}

say(
  '| workers | web | database | orders | mails done, s | parcels done, s | codes | p50 s | p99 s | mails twice | parcels told twice | left | CPU s | answers |',
)
say('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const workers of values.workers.split(',').map(Number)) await measure(workers)
deletePrograms()
process.exit(0)
