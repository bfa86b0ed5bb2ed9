import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { voucher } from '@/backend/modules/promotions/tables'
import { inventory, stockHold } from '@/backend/modules/stock/tables'
import { type Db, openDatabase } from '@/backend/platform/db/connect'
import { onPostgres } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { deadlocks, guestOrder, lineOf, placed, sendOrder, tally } from '@/backend/testing/orders'
import {
  noticeParams,
  onlineOrder,
  payingApp,
  sendNotice,
  testTokenSecret,
} from '@/backend/testing/payments'
import { addProduct, addVoucher, openShop } from '@/backend/testing/shop'
import { TEST_NOW, testApp } from '@/backend/testing/test-app'

// Two backends on one PostgreSQL, as behind a load balancer. `FULL=1` makes the whole crowd come, `npm test` a small one.
const isFull = process.env.FULL === '1'
const ORDERS_EACH = isFull ? 50 : 3
const ROUNDS = isFull ? 20 : 2
const BUYERS = 20
const CROWD = 100
const PATIENCE_MS = isFull ? 1_800_000 : 240_000

const times = <T>(count: number, make: (index: number) => T | Promise<T>) =>
  Promise.all(Array.from({ length: count }, async (_, index) => make(index)))

type Shop = { db: Db; databaseUrl: string }

/** The shop twice, each with its own connections; whoever asks is sent to one of them in turn. */
async function twoBackends({ db, databaseUrl }: Shop) {
  const second = await openDatabase({ databaseUrl, dataDir: '', connectTimeout: 60_000 })
  let minutes = 0
  const shared = {
    config: { tokenSecret: testTokenSecret },
    now: () => new Date(TEST_NOW.getTime() + minutes * 60_000),
  }
  const apps = [testApp({ db, ...shared }), testApp({ db: second.db, ...shared })] as const
  return {
    of: (index: number) => (index % 2 ? apps[1] : apps[0]),
    wait: (more: number) => {
      minutes += more
    },
    second,
    close: second.close,
  }
}

onPostgres(
  `${BUYERS} buyers place ${ORDERS_EACH} orders each, every one sent twice at once: none is lost or doubled`,
  async ({ db, databaseUrl }) => {
    await openShop(db)
    const ids = [1, 2, 3, 4, 5, 6, 7, 8]
    for (const id of ids) await addProduct(db, { id, onHand: 10_000 })
    await addVoucher(db, { code: 'MOT', perUserLimit: 1_000_000, usageLimit: 1_000_000 })
    const shop = await twoBackends({ db, databaseUrl })
    // All come from one address: a code it has shown before is not counted as a guess.
    await placed(await sendOrder(shop.of(0), guestOrder([lineOf(1)], { code: 'MOT' })))
    const before = await deadlocks(db)

    const buy = async (buyer: number, turn: number) => {
      const first = (buyer + turn) % ids.length
      const lines = [0, 3, 5].map((step) =>
        lineOf(1 + ((first + step) % ids.length), 1 + (turn % 3)),
      )
      const body = guestOrder(turn % 2 ? lines : lines.reverse(), {
        code: turn % 4 ? null : 'MOT',
        paymentType: turn % 2 ? 1 : 2,
      })
      const key = randomUUID()
      const twins = await times(2, async (index) =>
        placed(await sendOrder(shop.of(index), body, key)),
      )
      expect(twins[1]).toEqual(twins[0])
      return twins[0]?.orderId
    }
    const bought = await times(BUYERS, async (buyer) => {
      const mine: (string | undefined)[] = []
      for (let turn = 0; turn < ORDERS_EACH; turn++) mine.push(await buy(buyer, turn))
      return mine
    })

    expect(new Set(bought.flat()).size).toBe(BUYERS * ORDERS_EACH)
    expect(await db.$count(orders)).toBe(1 + BUYERS * ORDERS_EACH)
    const [copies] = await db
      .select({ ordered: sql`sum(${stockHold.quantity})`.mapWith(Number) })
      .from(stockHold)
    const [stock] = await db
      .select({ left: sql`sum(${inventory.onHand} - ${inventory.reserved})`.mapWith(Number) })
      .from(inventory)
    expect(stock?.left).toBe(ids.length * 10_000 - (copies?.ordered ?? 0))
    expect(await findInconsistencies(db)).toEqual([])
    expect(await deadlocks(db)).toBe(before)
    await shop.close()
  },
  PATIENCE_MS,
)

onPostgres(
  `the last copy, ${CROWD} buyers, ${ROUNDS} rounds: one winner each`,
  async ({ db, databaseUrl }) => {
    await openShop(db)
    const shop = await twoBackends({ db, databaseUrl })
    for (let round = 1; round <= ROUNDS; round++) {
      await addProduct(db, { id: round, onHand: 1 })
      const responses = await times(CROWD, (index) =>
        sendOrder(shop.of(index), guestOrder([lineOf(round)], { paymentType: 1 + (index % 2) })),
      )
      expect(tally(responses)).toEqual({ 200: 1, 409: CROWD - 1 })
    }
    expect(await db.$count(orders)).toBe(ROUNDS)
    expect(await findInconsistencies(db)).toEqual([])
    await shop.close()
  },
  PATIENCE_MS,
)

onPostgres(
  `a voucher for three, fifty buyers, ${ROUNDS} rounds: three each`,
  async ({ db, databaseUrl }) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 10_000 })
    const shop = await twoBackends({ db, databaseUrl })
    for (let round = 1; round <= ROUNDS; round++) {
      const code = `BA${round}`
      const id = await addVoucher(db, { code, usageLimit: 3 })
      const responses = await times(50, (index) =>
        sendOrder(shop.of(index), guestOrder([lineOf(1)], { code })),
      )
      expect(tally(responses)).toEqual({ 200: 3, 409: 47 })
      const [row] = await db.select().from(voucher).where(eq(voucher.id, id))
      expect(row?.used).toBe(3)
      // They all come from one address, which has tried a code that is used up more often than it may.
      shop.wait(16)
    }
    expect(await findInconsistencies(db)).toEqual([])
    await shop.close()
  },
  PATIENCE_MS,
)

onPostgres(
  `fifty notices of one payment, told to both backends at once, ${ROUNDS} rounds: one is recorded`,
  async ({ db, databaseUrl }) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 100 })
    const { second, close } = await twoBackends({ db, databaseUrl })
    const [one, other] = [payingApp(db), payingApp(second.db)]
    const before = await deadlocks(db)
    for (let round = 0; round < ROUNDS; round++) {
      const { payParams } = await onlineOrder(one)
      const codes = await times(50, (index) =>
        sendNotice(index % 2 ? one.app : other.app, noticeParams(payParams)),
      )
      expect(codes.filter((code) => code === '00')).toHaveLength(1)
      expect(codes.filter((code) => code === '02')).toHaveLength(49)
    }
    expect(await db.$count(orders, eq(orders.status, 1))).toBe(ROUNDS)
    expect(await deadlocks(db)).toBe(before)
    expect(await findInconsistencies(db)).toEqual([])
    await close()
  },
  PATIENCE_MS,
)
