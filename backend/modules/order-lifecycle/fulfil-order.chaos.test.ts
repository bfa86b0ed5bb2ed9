import { expect } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { orderEvent, orderLine, orders } from '@/backend/modules/orders/tables'
import { ledgerEntry, refund } from '@/backend/modules/payments/tables'
import { returnRequest } from '@/backend/modules/returns/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  isFull,
  type KillTestDatabase,
  startKillableBackend,
  testKills,
} from '@/backend/testing/killable-backend'
import { COPIES, killAtPoints, openTwoBookShop, place } from '@/backend/testing/killable-orders'
import { by, type Step, take } from '@/backend/testing/killable-steps'
import { stockOf } from '@/backend/testing/orders'
import { receiver } from '@/backend/testing/returns'
import type { Placed } from '@/contract/shop/orders'

// The backend is killed before one statement after the other between confirmation and refund.
// FULL=1 takes sixty of them, `npm test` two.
const POINTS = isFull ? 60 : 2

const orderOf = async (db: Db, { orderId }: Placed) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  return row
}
const linesOf = (db: Db, { orderId }: Placed) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.id)
const returnsOf = (db: Db, { orderId }: Placed) =>
  db.select().from(returnRequest).where(eq(returnRequest.orderId, orderId))
const refundsOf = (db: Db, { orderId }: Placed) =>
  db.select().from(refund).where(eq(refund.orderId, orderId))

const stepsTo = (order: Placed): Step[] => {
  const { orderId } = order
  const moved = (status: number): Step => ({
    isDone: async (db) => ((await orderOf(db, order))?.status ?? 0) >= status,
    send: async () => ({
      path: `/api/staff/orders/${orderId}`,
      body: { status },
      method: 'PATCH',
      headers: by('staff'),
    }),
  })
  const packed: Step = {
    isDone: moved(3).isDone,
    send: async (db) => ({
      path: `/api/staff/orders/${orderId}/pack`,
      body: {
        lines: (await linesOf(db, order)).map(({ id, quantity }) => ({
          orderLineId: id,
          quantity,
        })),
      },
      headers: by('staff'),
    }),
  }
  const asked: Step = {
    isDone: async (db) => (await returnsOf(db, order)).length > 0,
    send: async (db) => ({
      path: `/api/Order/${orderId}/returns`,
      body: {
        reason: 'damaged',
        receiver,
        lines: [{ orderLineId: (await linesOf(db, order))[0]?.id, quantity: 1 }],
      },
      headers: { 'x-order-token': order.orderToken ?? '' },
    }),
  }
  const returned = (status: number, call: string, body: (lineId?: number) => unknown): Step => ({
    isDone: async (db) => ((await returnsOf(db, order))[0]?.status ?? 0) >= status,
    send: async (db) => ({
      path: `/api/staff/returns/${(await returnsOf(db, order))[0]?.id}/${call}`,
      body: body((await linesOf(db, order))[0]?.id),
      headers: by('staff'),
    }),
  })
  const refunded = (status: number, call: string): Step => ({
    isDone: async (db) => ((await refundsOf(db, order))[0]?.status ?? 0) >= status,
    send: async (db) => ({
      path: `/api/staff/refunds/${(await refundsOf(db, order))[0]?.id}/${call}`,
      body: { reference: 'FT26112300001' },
      headers: by('second'),
    }),
  })
  return [
    moved(2),
    packed,
    moved(4),
    moved(5),
    asked,
    returned(1, 'decide', () => ({ isApproved: true })),
    returned(3, 'receive', (orderLineId) => ({
      lines: [{ orderLineId, restock: 1, writeOff: 0 }],
    })),
    refunded(1, 'approve'),
    refunded(3, 'settle'),
  ]
}

async function expectOnce(db: Db, order: Placed) {
  expect(await findInconsistencies(db)).toEqual([])
  const { orderId, orderCode } = order
  const subjects = (
    await db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.subject, `%${orderCode}%`))
  ).map(({ subject }) => subject)
  // Placed, confirmed, on its way, delivered, asked to return, approved, received, refunded.
  expect(subjects).toHaveLength(8)
  const moves = await db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId))
  const statuses = moves.filter(({ kind }) => kind === 'status').map(({ toStatus }) => toStatus)
  expect(statuses.sort()).toEqual([1, 2, 3, 4, 5])
  expect(await refundsOf(db, order)).toMatchObject([{ status: 3 }])
  const entries = await db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId))
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['cash', 'refund'])
}

async function killWhileFulfilling(database: KillTestDatabase) {
  await openTwoBookShop(database)
  const backend = await startKillableBackend(database)
  const orders = await killAtPoints(backend, POINTS, {
    begin: place,
    finish: async (order) => {
      for (const step of stepsTo(order)) await take(backend, step)
    },
    expectOnce,
  })
  await backend.stop()
  const left = COPIES - orders.length
  await database.read(async (db) => {
    expect(await stockOf(db, 1)).toMatchObject({ onHand: left, reserved: 0 })
    expect(await stockOf(db, 2)).toMatchObject({ onHand: left, reserved: 0 })
  })
}

testKills(
  `killed at ${POINTS} places between confirmation and refund, nothing is lost or doubled`,
  killWhileFulfilling,
  { readsMeanwhile: true },
)
