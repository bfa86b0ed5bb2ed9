import { expect } from '@jest/globals'
import { and, eq, inArray, like } from 'drizzle-orm'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import { codLine, codStatement, ledgerEntry } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  isFull,
  type KillTestDatabase,
  startKillableBackend,
  testKills,
} from '@/backend/testing/killable-backend'
import { killAtPoints, openTwoBookShop, place } from '@/backend/testing/killable-orders'
import { by, type Step, take } from '@/backend/testing/killable-steps'
import type { Placed } from '@/contract/shop/orders'

// The backend is killed before one statement after the other while an order goes in two parcels and its cash is settled.
// FULL=1 takes sixty of them, `npm test` two.
const POINTS = isFull ? 60 : 2
const TEN_MINUTES = 600_000
const staff = by('staff')

const statusOf = async (db: Db, { orderId }: Placed) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  return row?.status ?? 0
}
const linesOf = (db: Db, { orderId }: Placed) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.id)
const parcelsOf = (db: Db, { orderId }: Placed) =>
  db.select().from(parcel).where(eq(parcel.orderId, orderId)).orderBy(parcel.code)

const base64 = (text: string) => Buffer.from(text).toString('base64')

const stepsTo = (order: Placed): Step[] => {
  const { orderId, orderCode } = order
  const confirmed: Step = {
    isDone: async (db) => (await statusOf(db, order)) >= 2,
    send: async () => ({
      path: `/api/staff/orders/${orderId}`,
      body: { status: 2 },
      method: 'PATCH',
      headers: staff,
    }),
  }
  const part: Step = {
    isDone: async (db) => (await statusOf(db, order)) >= 3,
    send: async (db) => ({
      path: `/api/staff/orders/${orderId}/pack`,
      body: {
        isPart: true,
        lines: (await linesOf(db, order)).map(({ id }) => ({ orderLineId: id, quantity: 1 })),
      },
      headers: staff,
    }),
  }
  const rest: Step = {
    isDone: async (db) => (await linesOf(db, order)).every(({ later }) => later === 0),
    send: async (db) => ({
      path: `/api/staff/orders/${orderId}/pack`,
      body: {
        lines: (await linesOf(db, order))
          .filter(({ later }) => later > 0)
          .map(({ id, later }) => ({ orderLineId: id, quantity: later })),
      },
      headers: staff,
    }),
  }
  const sent = (count: number): Step => ({
    isDone: async (db) => (await parcelsOf(db, order)).length >= count,
    send: async () => ({ path: `/api/staff/orders/${orderId}/parcels`, body: {}, headers: staff }),
  })
  const worked = (isDone: Step['isDone']): Step => ({
    isDone,
    send: async () => ({ path: '/test/work', body: {} }),
  })
  const settled: Step = {
    isDone: async (db) => (await db.$count(codStatement, eq(codStatement.number, orderCode))) === 1,
    send: async (db) => ({
      path: '/api/staff/cod-statements',
      body: {
        ...{ carrier: 'ghn', number: orderCode, fileName: 'bang-ke.csv' },
        content: base64(
          `Mã vận đơn,COD,Phí\n${(await parcelsOf(db, order))
            .map(({ trackingCode, codAmount }) => `${trackingCode},${codAmount},20000`)
            .join('\n')}`,
        ),
      },
      headers: staff,
    }),
  }
  const steps = [
    ...[confirmed, part, sent(1), rest, sent(2)],
    worked(async (db) => (await parcelsOf(db, order)).every((row) => row.trackingCode !== null)),
    worked(async (db) => (await statusOf(db, order)) === 5),
    settled,
  ]
  // A clock that begins anew must not stand before what was planned: the carrier is asked when its time has come.
  return steps.map((step) => ({ ...step, laterMs: TEN_MINUTES }))
}

async function expectOnce(db: Db, order: Placed) {
  expect(await findInconsistencies(db)).toEqual([])
  expect(await statusOf(db, order)).toBe(5)
  const rows = await parcelsOf(db, order)
  expect(rows.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  const { orderCode, orderId } = order
  const mails = await db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, `%${orderCode}%`))
  // Placed, confirmed, the first parcel out and arrived, the second out, all delivered.
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(6)
  expect(mails).toHaveLength(6)
  const booked = await db
    .select()
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderId, orderId), inArray(ledgerEntry.kind, ['cash', 'cod'])))
  const sum = (kind: string) =>
    booked.reduce((total, entry) => total + (entry.kind === kind ? entry.amount : 0), 0)
  expect([sum('cash'), sum('cod')]).toEqual([order.total, order.total])
  const ids = rows.map(({ id }) => id)
  expect(await db.$count(codLine, inArray(codLine.parcelId, ids))).toBe(2)
}

async function killWhileSending(database: KillTestDatabase) {
  await openTwoBookShop(database)
  const backend = await startKillableBackend(database)
  await killAtPoints(backend, POINTS, {
    begin: place,
    finish: async (order) => {
      for (const step of stepsTo(order)) await take(backend, step)
    },
    expectOnce,
  })
  await backend.stop()
}

testKills(
  `killed at ${POINTS} places between two parcels and their cash, nothing is lost or doubled`,
  killWhileSending,
  { readsMeanwhile: true },
)
