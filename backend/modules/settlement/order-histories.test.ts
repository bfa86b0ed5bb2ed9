import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findOrderById } from '@/backend/modules/orders/order-queries'
import { sentenceFactsOf } from '@/backend/modules/settlement/told-order'
import type { Store } from '@/backend/platform/db/connect'
import { embeddedTestDatabase, testDatabase } from '@/backend/platform/db/testing'
import { formatMoney } from '@/backend/platform/format-money'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import { locksDuring, outOfOrder } from '@/backend/testing/record-locks'
import { orderSentences } from '@/contract/order-sentences/order-sentences'
import type { OrderDetail, Placed } from '@/contract/shop/orders'
import type { OrderParcels } from '@/contract/staff/parcels'
import type { Refund } from '@/contract/staff/refunds'
import type { Transfer } from '@/contract/staff/transfers'
import { contradictionsIn } from '@/contract/testing/order-contradictions'

/** How many histories each run tries; thousands by the environment. */
const RUNS = Number(process.env.ORDER_HISTORIES ?? 25)
const STEPS = 15

const steps = [
  ...(['charge', 'transfer', 'transferLess', 'transferMore', 'payCash'] as const),
  ...(['cancelByBuyer', 'forward', 'forward', 'forward', 'cancelByShop', 'returned'] as const),
  ...(['parcelOut', 'parcelArrives', 'parcelBack', 'parcelLost', 'closeParcel'] as const),
  ...(['askRefund', 'approveAndSettle', 'refuseRefund', 'resolveTransfer'] as const),
] as const
type Step = { what: (typeof steps)[number]; amount: number }

/** What the actions alone say: money that came, and money that went. */
type Oracle = { came: number; went: number }
type World = { shop: MoneyShop; order: Placed; total: number; oracle: Oracle }

const parcelsOf = async ({ shop, order }: World) =>
  ((await shop.staff(`orders/${order.orderId}/parcels`, undefined, 'GET')).data as OrderParcels)
    .parcels
const detailOf = async ({ shop, order }: World) =>
  (await shop.staff(`orders/${order.orderId}`, undefined, 'GET')).data as OrderDetail & {
    nextStatuses: number[]
  }
const refundsOf = async ({ shop }: World) =>
  (await shop.staff('refunds?state=open', undefined, 'GET')).data as Refund[]
const transfersOf = async ({ shop }: World) =>
  (await shop.staff('transfers?state=open', undefined, 'GET')).data as Transfer[]

async function transfer(world: World, amount: number) {
  await world.shop.transfer(world.order.orderCode, amount)
  world.oracle.came += amount
}

async function moveParcel(world: World, state: string) {
  const parcel = (await parcelsOf(world)).find(({ nextStates }) =>
    nextStates.some((next) => next === state),
  )
  if (!parcel) return
  const { status } = await world.shop.staff(`parcels/${parcel.code}`, { state }, 'PATCH')
  if (status === 200 && state === 'delivered') world.oracle.came += parcel.codAmount
}

/** What is collected at the door: what its parcels say, or all that is owed where the shop made none. */
async function collected(world: World, { total, paymentStatus }: OrderDetail) {
  const parcels = await parcelsOf(world)
  const owed = paymentStatus === 0 || paymentStatus === 2 ? total : 0
  return parcels.length === 0
    ? owed
    : parcels
        .filter(({ nextStates }) => nextStates.length > 0)
        .reduce((sum, { codAmount }) => sum + codAmount, 0)
}

async function forward(world: World) {
  const detail = await detailOf(world)
  const to = detail.nextStatuses.find((next) => next === detail.status + 1 && next < 6)
  if (to === undefined) return
  const due = await collected(world, detail)
  const moved = await world.shop.move(world.order.orderId, to)
  if (moved.status === 200 && to === 5) world.oracle.came += due
}

const act: Record<Step['what'], (world: World, amount: number) => Promise<unknown>> = {
  charge: async (world) => {
    if (world.order.paymentUrl === undefined) return
    if ((await world.shop.charge(world.order)) === '00') world.oracle.came += world.total
  },
  transfer: (world) => transfer(world, world.total),
  transferLess: (world, amount) => transfer(world, Math.max(1, world.total - amount)),
  transferMore: (world, amount) => transfer(world, world.total + amount),
  payCash: ({ shop, order }) =>
    shop.call(`/api/Order/${order.orderId}/pay`, {
      body: { paymentType: 1 },
      orderToken: order.orderToken,
    }),
  cancelByBuyer: ({ shop, order }) =>
    shop.call(`/api/Order/${order.orderId}/cancel`, { body: {}, orderToken: order.orderToken }),
  forward,
  cancelByShop: ({ shop, order }) => shop.move(order.orderId, 7),
  returned: ({ shop, order }) => shop.move(order.orderId, 6),
  parcelOut: (world) => moveParcel(world, 'delivering'),
  parcelArrives: (world) => moveParcel(world, 'delivered'),
  parcelBack: (world) => moveParcel(world, 'returned'),
  parcelLost: (world) => moveParcel(world, 'lost'),
  closeParcel: async (world) => {
    const parcel = (await parcelsOf(world)).find(({ state }) =>
      ['returned', 'lost'].includes(state),
    )
    if (!parcel) return
    await world.shop.staff(`parcels/${parcel.code}/close`, {
      isRestocked: parcel.state === 'returned',
    })
  },
  askRefund: ({ shop, order }, amount) =>
    shop.staff(`orders/${order.orderId}/refunds`, { amount: amount * 3, reason: 'Hoàn' }),
  approveAndSettle: async (world) => {
    const [refund] = await refundsOf(world)
    if (!refund) return
    const { status, text } = await world.shop.settle(refund.id)
    expect([status, text]).toEqual([200, ''])
    world.oracle.went += refund.amount
  },
  refuseRefund: async (world) => {
    const [refund] = await refundsOf(world)
    if (refund) await world.shop.staff(`refunds/${refund.id}/refuse`, { note: 'không' })
  },
  resolveTransfer: async (world) => {
    const [waiting] = await transfersOf(world)
    if (!waiting) return
    const path = `transfers/${waiting.id}/resolve`
    const credited = await world.shop.staff(path, { action: 'credit' })
    if (credited.status !== 200) await world.shop.staff(path, { action: 'refund' })
  },
}

/** Everything that came and did not go can still go back from a cancelled order: nothing is kept, nothing invented. */
async function settleUp(world: World) {
  for (let round = 0; round < 12; round++) {
    for (const refund of await refundsOf(world)) {
      const { status, text } = await world.shop.settle(refund.id)
      expect([status, text]).toEqual([200, ''])
      world.oracle.went += refund.amount
    }
    const waiting = await transfersOf(world)
    for (const { id } of waiting) {
      await world.shop.staff(`transfers/${id}/resolve`, { action: 'refund' })
    }
    const { shop, order, oracle } = world
    const left = oracle.came - oracle.went
    if (left <= 0) break
    const asked = await shop.staff(`orders/${order.orderId}/refunds`, { amount: left, reason: 'x' })
    const most = /hoàn ([\d.]+)/.exec(asked.text)?.[1]?.replaceAll('.', '')
    if (asked.status !== 200 && Number(most) > 0) {
      await shop.staff(`orders/${order.orderId}/refunds`, { amount: Number(most), reason: 'x' })
    }
  }
  expect(world.oracle.went).toBe(world.oracle.came)
}

/** What the order says of itself to its buyer and to the staff. */
async function contradictionsOf({ shop, order }: World) {
  const row = await findOrderById(shop.db, order.orderId)
  if (!row) throw new Error('the order is gone')
  const facts = await sentenceFactsOf(shop.db, row)
  return (['buyer', 'staff'] as const).flatMap((who) =>
    contradictionsIn(orderSentences({ ...facts, who }, formatMoney)),
  )
}

async function live(store: Store, paymentType: number, history: readonly Step[]) {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1, 2), lineOf(2, 1)], paymentType)
  const world = { shop, order, total: order.total, oracle: { came: 0, went: 0 } }
  for (const { what, amount } of history) {
    await act[what](world, amount)
    expect(await findInconsistencies(store.db)).toEqual([])
    expect(await contradictionsOf(world)).toEqual([])
  }
  await settleUp(world)
  expect(await findInconsistencies(store.db)).toEqual([])
}

const aStep = fc.record({
  what: fc.constantFrom(...steps),
  amount: fc.integer({ min: 1, max: 60_000 }),
})

const histories = (open: () => Promise<Store>) =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1, 2),
      fc.array(aStep, { minLength: 4, maxLength: STEPS }),
      async (paymentType, history) => {
        const store = await open()
        try {
          const locks = await locksDuring(store.db, () => live(store, paymentType, history))
          expect(outOfOrder(locks)).toEqual([])
        } finally {
          await store.close()
        }
      },
    ),
    {
      numRuns: RUNS,
      ...(process.env.ORDER_HISTORIES_SEED && { seed: Number(process.env.ORDER_HISTORIES_SEED) }),
    },
  )

test(
  'every history of an order leaves its money where the actions say',
  () => histories(testDatabase),
  3_600_000,
)

if (process.env.ORDER_HISTORIES_EMBEDDED) {
  test('the same on the embedded database', () => histories(embeddedTestDatabase), 3_600_000)
}
