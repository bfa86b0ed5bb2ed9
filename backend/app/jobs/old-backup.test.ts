import { fileURLToPath } from 'node:url'
import { expect } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import { type JobServices, jobKindsOf, tasksOf } from '@/backend/app/jobs/job-kinds'
import { product } from '@/backend/modules/catalog/tables'
import { news } from '@/backend/modules/content/tables'
import { importJob } from '@/backend/modules/imports/tables'
import { invoice } from '@/backend/modules/invoices/tables'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import { refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { restoreFrom } from '@/backend/platform/db/restore'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { onJobs } from '@/backend/platform/jobs/enqueue'
import type { JobKind } from '@/backend/platform/jobs/job-kind'
import { sweep } from '@/backend/platform/jobs/sweep'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { jobWorld } from '@/backend/testing/job-shop'
import { isFull } from '@/backend/testing/killable-backend'
import { TEST_NOW } from '@/backend/testing/test-app'

/**
 * Made by the version before the job engine (2ca5ce94) with its own handlers: a parcel to be made, one on its way, an invoice, an
 * approved refund, an order whose notice of payment was lost, one nobody paid for, a price and an article of a minute later, a file
 * to be imported, and eleven emails, one of them tried once.
 */
const backup = fileURLToPath(new URL('./fixtures/work-waiting.ndjson.gz', import.meta.url))
const PAID = 'HS69412702-1'

async function state(db: Db) {
  const byEmail = await db
    .select({ email: orders.guestEmail, status: orders.status })
    .from(orders)
    .orderBy(asc(orders.guestEmail))
  const [book] = await db.select().from(product).where(eq(product.id, 1))
  return {
    orders: Object.fromEntries(byEmail.map(({ email, status }) => [email, status])),
    parcels: (await db.select().from(parcel)).map((row) => row.state).sort(),
    invoices: (await db.select().from(invoice)).map((row) => row.state),
    refunds: (await db.select().from(refund)).map((row) => row.status),
    price: book?.salePrice,
    isShown: (await db.select().from(news)).map((row) => row.status === 1),
    imports: (await db.select().from(importJob)).map((row) => row.state),
    unsent: (await db.select().from(mailOutbox)).filter((row) => row.sentAt === null).length,
  }
}

/** Gives jobs to what waits and does them, each as often as it is in a queue. */
async function workOnce(services: JobServices, kinds: readonly JobKind<JobServices>[]) {
  const { db } = services
  await sweep(services, kinds)
  for (const { queue, run } of kinds) {
    const jobs = await onJobs(db, (engine, database) =>
      engine.findJobs<{ id: string }>(queue, { db: database, queued: true }),
    )
    for (const { data } of jobs) await run(services, data.id)
  }
  await db.execute('delete from pgboss.job')
}

const onDatabases = isFull ? eachDatabase : databaseTest

onDatabases(
  'what waited in a backup of the version before the job engine happens once',
  async (store) => {
    const { db } = store
    await restoreFrom(db, backup)
    expect(await findInconsistencies(db)).toEqual([])
    // No job comes with a backup.
    const { rows } = await db.execute<{ count: number }>(
      'select count(*)::int as count from pgboss.job',
    )
    expect(rows[0]?.count).toBe(0)
    const waiting = (await db.select().from(mailOutbox)).map(({ id }) => id)
    expect(waiting).toHaveLength(11)

    const now = () => new Date(TEST_NOW.getTime() + 2 * 3_600_000)
    const { calls, arrived, services } = jobWorld(db, now)
    arrived.set(PAID, 56_000)
    const tasks = tasksOf(services)
    // What the first looks of a worker make of it; some of it makes more work.
    for (let turn = 0; turn < 3; turn++) await workOnce(services, jobKindsOf(services, tasks))
    expect(await state(db)).toMatchObject({
      orders: { 'da-tra@sach.vn': 1, 'bo-do@sach.vn': 7, 'kien-dang-di@sach.vn': 5 },
      parcels: ['delivered', 'delivered'],
      imports: ['matching'],
      unsent: 0,
      invoices: ['issued', 'issued', 'issued'],
      refunds: [3],
      price: 30_000,
      isShown: [true],
    })
    expect(calls.filter((call) => /^(?:parcel|refund) /.test(call))).toHaveLength(2)
    // Of the order that had set out, and of the two whose parcels arrived meanwhile.
    expect(calls.filter((call) => call.startsWith('invoice '))).toHaveLength(3)
    const mails = calls.filter((call) => call.startsWith('mail '))
    expect(mails).toEqual([...new Set(mails)])
    expect(mails).toEqual(expect.arrayContaining(waiting.map((id) => `mail ${id}`)))
    expect(await findInconsistencies(db)).toEqual([])
  },
)
