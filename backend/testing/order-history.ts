import { expect } from '@jest/globals'
import { eq, or, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { lessonProgress } from '@/backend/modules/learning/tables'
import { findOrderById } from '@/backend/modules/orders/order-queries'
import { orderEvent } from '@/backend/modules/orders/tables'
import { bankTransaction, refund as refunds } from '@/backend/modules/payments/tables'
import { sentenceFactsOf } from '@/backend/modules/settlement/told-order'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { formatMoney } from '@/backend/platform/format-money'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import { addVoucher } from '@/backend/testing/shop'
import { orderSentences } from '@/contract/order-sentences/order-sentences'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import type { OrderDetail, Placed } from '@/contract/shop/orders'
import { type ParcelState, parcelStates } from '@/contract/shop/parcels'
import type { OwnReturns, StaffReturn } from '@/contract/shop/returns'
import type { OrderParcels } from '@/contract/staff/parcels'
import type { Refund } from '@/contract/staff/refunds'
import type { Transfer } from '@/contract/staff/transfers'
import { contradictionsIn } from '@/contract/testing/order-contradictions'

const steps = [
  ...(['charge', 'charge', 'transfer', 'transferLess', 'transferMore', 'payCash'] as const),
  ...(['cancelByBuyer', 'forward', 'forward', 'forward', 'forward', 'cancelByShop'] as const),
  ...(['returned', 'packPart', 'dropLater', 'makeParcel'] as const),
  ...(['parcelOut', 'parcelArrives', 'parcelBack', 'parcelLost', 'closeParcel'] as const),
  ...(['carrierTakes', 'carrierDelivers', 'carrierReturns', 'carrierLoses', 'work'] as const),
  ...(['askRefund', 'approveAndSettle', 'approveAndSettle', 'refuseRefund'] as const),
  ...(['resolveTransfer', 'askReturn', 'decideReturn', 'receiveReturn', 'watch'] as const),
] as const
type Step = { what: (typeof steps)[number]; amount: number }

const contents = ['books', 'books', 'both', 'courses'] as const
/** What an order of a history is, and what happens to it. */
export type OrderHistory = {
  paymentType: number
  contents: (typeof contents)[number]
  hasCarrier: boolean
  hasCode: boolean
  steps: readonly Step[]
}

export const anOrderHistory = (most: number): fc.Arbitrary<OrderHistory> =>
  fc.record({
    paymentType: fc.constantFrom(0, 1, 2),
    contents: fc.constantFrom(...contents),
    hasCarrier: fc.boolean(),
    hasCode: fc.boolean(),
    steps: fc.array(
      fc.record({
        what: fc.constantFrom(...steps),
        amount: fc.integer({ min: 1, max: 60_000 }),
      }),
      { minLength: 4, maxLength: most },
    ),
  })

/** What the actions alone say: money that came, and money that went by hand. */
type Oracle = { came: number; went: number }
type World = {
  shop: MoneyShop
  order: Placed
  /** The buyer calls, signed in or with the order's token. */
  buyer: MoneyShop['call']
  total: number
  oracle: Oracle
}

const wentBack = ({ oracle, shop }: World) => oracle.went + shop.sentBack()

const parcelsOf = async ({ shop, order }: World) =>
  ((await shop.staff(`orders/${order.orderId}/parcels`, undefined, 'GET')).data as OrderParcels)
    .parcels
const detailOf = async ({ shop, order }: World) =>
  (await shop.staff(`orders/${order.orderId}`, undefined, 'GET')).data as OrderDetail & {
    nextStatuses: number[]
  }
const openOf = async <Row>({ shop }: World, what: string) =>
  (await shop.staff(`${what}?state=open`, undefined, 'GET')).data as Row[]

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

const isWith = (code: string | null, { shop }: World, last: readonly ParcelState[]) => {
  const told = code === null ? undefined : shop.parcels.get(code)
  const at = told?.steps.at(-1)?.state
  return told !== undefined && last.some((state) => state === (at ?? 'created'))
}

/** The carrier says where one of its parcels is, after it was told what to collect. */
async function carrierSays(world: World, state: ParcelState, after: readonly ParcelState[]) {
  await world.shop.work()
  const parcel = (await parcelsOf(world)).find(({ trackingCode }) =>
    isWith(trackingCode, world, after),
  )
  if (!parcel?.trackingCode) return
  if (state === 'delivered') {
    world.oracle.came += world.shop.parcels.get(parcel.trackingCode)?.cod ?? 0
  }
  world.shop.says(parcel.trackingCode, state)
  await world.shop.work()
}

/** What is collected at the door: what its own parcels say, or all that is owed where the shop made none. */
async function collected(world: World, { money }: OrderDetail) {
  const parcels = await parcelsOf(world)
  if (parcels.length === 0) return money?.toPay ?? 0
  return parcels
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

async function packPart(world: World) {
  const { cartDetails } = await detailOf(world)
  const lines = cartDetails
    .filter(({ objectType }) => objectType !== 1)
    .map(({ orderLineId, Quantity }, at) => ({ orderLineId, quantity: at === 0 ? Quantity : 0 }))
  await world.shop.staff(`orders/${world.order.orderId}/pack`, { isPart: true, lines })
}

async function closeParcel(world: World) {
  const parcel = (await parcelsOf(world)).find(({ state }) => ['returned', 'lost'].includes(state))
  if (!parcel) return
  await world.shop.staff(`parcels/${parcel.code}/close`, {
    isRestocked: parcel.state === 'returned',
  })
}

/** A refund goes by hand to an account, or through the site that took the money. */
async function settleRefund(world: World, { id, method, amount }: Refund) {
  const { shop } = world
  if (method === 'gateway') {
    const { status } = await shop.staff(`refunds/${id}/approve`, {}, 'POST', 'second')
    expect([200, 409]).toContain(status)
    await shop.work()
    return
  }
  const { status, text } = await shop.settle(id)
  expect([status, text]).toEqual([200, ''])
  world.oracle.went += amount
}

async function firstOpen(world: World, then: (refund: Refund) => Promise<unknown>) {
  const [first] = await openOf<Refund>(world, 'refunds')
  if (first) await then(first)
}

async function askReturn(world: World) {
  const { order, buyer } = world
  const path = `/api/Order/${order.orderId}/returns`
  const own = (await buyer(path, { method: 'GET' })).data as OwnReturns
  const lines = own.lines
    .filter(({ refusal }) => refusal === '')
    .map(({ orderLineId }) => ({ orderLineId, quantity: 1 }))
  const receiver = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
  const body = { reason: own.reasons[0] ?? 'damaged', lines, receiver }
  if (lines.length > 0) await buyer(path, { body })
}

const returnsIn = async (world: World, status: number) =>
  (await openOf<StaffReturn>(world, 'returns')).find((one) => one.status === status)

async function receiveReturn(world: World) {
  const approved = await returnsIn(world, 1)
  if (!approved) return
  const lines = approved.lines.map(({ orderLineId, quantity }) => ({
    ...{ orderLineId, restock: quantity, writeOff: 0 },
  }))
  await world.shop.staff(`returns/${approved.id}/receive`, { lines })
}

const act: Record<Step['what'], (world: World, amount: number) => Promise<unknown>> = {
  charge: async (world) => {
    if (world.order.paymentUrl === undefined) return
    if ((await world.shop.charge(world.order)) === '00') world.oracle.came += world.total
  },
  transfer: (world) => transfer(world, world.total),
  transferLess: (world, amount) => transfer(world, Math.max(1, world.total - amount)),
  transferMore: (world, amount) => transfer(world, world.total + amount),
  payCash: ({ buyer, order }) =>
    buyer(`/api/Order/${order.orderId}/pay`, { body: { paymentType: 1 } }),
  cancelByBuyer: ({ buyer, order }) => buyer(`/api/Order/${order.orderId}/cancel`),
  forward,
  packPart,
  dropLater: ({ shop, order }) =>
    shop.staff(`orders/${order.orderId}/drop-later`, { isRestocked: true }),
  makeParcel: ({ shop, order }) => shop.staff(`orders/${order.orderId}/parcels`),
  cancelByShop: ({ shop, order }) => shop.move(order.orderId, 7),
  returned: ({ shop, order }) => shop.move(order.orderId, 6),
  parcelOut: (world) => moveParcel(world, 'delivering'),
  parcelArrives: (world) => moveParcel(world, 'delivered'),
  parcelBack: (world) => moveParcel(world, 'returned'),
  parcelLost: (world) => moveParcel(world, 'lost'),
  closeParcel,
  carrierTakes: (world) => carrierSays(world, 'pickedUp', ['created']),
  carrierDelivers: (world) => carrierSays(world, 'delivered', ['pickedUp']),
  carrierReturns: (world) => carrierSays(world, 'returned', ['pickedUp']),
  carrierLoses: (world) => carrierSays(world, 'lost', ['pickedUp']),
  work: ({ shop }) => shop.work(),
  askRefund: ({ shop, order }, amount) =>
    shop.staff(`orders/${order.orderId}/refunds`, { amount: amount * 3, reason: 'Hoàn' }),
  approveAndSettle: (world) => firstOpen(world, (refund) => settleRefund(world, refund)),
  refuseRefund: (world) =>
    firstOpen(world, ({ id }) => world.shop.staff(`refunds/${id}/refuse`, { note: 'không' })),
  resolveTransfer: async (world) => {
    const [waiting] = await openOf<Transfer>(world, 'transfers')
    if (!waiting) return
    const path = `transfers/${waiting.id}/resolve`
    const credited = await world.shop.staff(path, { action: 'credit' })
    if (credited.status !== 200) await world.shop.staff(path, { action: 'refund' })
  },
  askReturn,
  decideReturn: async (world) => {
    const asked = await returnsIn(world, 0)
    if (asked) await world.shop.staff(`returns/${asked.id}/decide`, { isApproved: true })
  },
  receiveReturn,
  watch: async ({ shop, order }, amount) => {
    if (order.orderToken !== undefined) return
    const lessonId = 1 + (amount % 5)
    await shop.db.insert(lessonProgress).values({ userId: 7, lessonId }).onConflictDoNothing()
  },
}

/** Everything that came and did not go can still go back: nothing is kept, nothing invented. */
async function settleUp(world: World) {
  const { shop, order, oracle } = world
  const ask = (amount: number) =>
    shop.staff(`orders/${order.orderId}/refunds`, { amount, reason: 'x' })
  for (let round = 0; round < 12; round++) {
    await shop.work()
    for (const refund of await openOf<Refund>(world, 'refunds')) await settleRefund(world, refund)
    for (const { id } of await openOf<Transfer>(world, 'transfers')) {
      await shop.staff(`transfers/${id}/resolve`, { action: 'refund' })
    }
    const left = oracle.came - wentBack(world)
    if (left <= 0) break
    const asked = await ask(left)
    const most = /hoàn ([\d.]+)/.exec(asked.text)?.[1]?.replaceAll('.', '')
    if (asked.status !== 200 && Number(most) > 0) await ask(Number(most))
  }
  expect(wentBack(world)).toBe(oracle.came)
}

const factsOf = async ({ shop, order }: World): Promise<SentenceFacts> => {
  const row = await findOrderById(shop.db, order.orderId)
  if (!row) throw new Error('the order is gone')
  return sentenceFactsOf(shop.db, row)
}

/** What the order says of itself to its buyer and to the staff. */
const contradictionsOf = (facts: SentenceFacts) =>
  (['buyer', 'staff'] as const).flatMap((who) =>
    contradictionsIn(orderSentences({ ...facts, who }, formatMoney)),
  )

const told = async ({ shop: { db } }: World) =>
  db
    .select()
    .from(mailOutbox)
    .where(or(eq(mailOutbox.toAddr, 'khach@vi.du'), eq(mailOutbox.toAddr, 'buyer7@vi.du')))
    .orderBy(mailOutbox.createdAt, mailOutbox.id)

type Mail = Awaited<ReturnType<typeof told>>[number]

/** The same mail again within this is one too many; later the same may have happened again. */
const AT_ONCE_MS = 3_000

const subjects: Partial<Record<number, RegExp>> = {
  2: /đã xác nhận đơn/,
  4: /đang trên đường giao|đã giao|kết thúc/,
  5: /đã giao|đã nhận tiền|Trả hàng/,
  6: /kết thúc|Trả hàng/,
  7: /đã được hủy/,
}

/** Mails come once, in the order of what happened, and none is missing where the order or money moved. */
async function mailFaultsOf(world: World): Promise<string[]> {
  const { db } = world.shop
  const mails = await told(world)
  const isSame = (one: Mail, other: Mail) =>
    one.bodyText === other.bodyText &&
    one.subject === other.subject &&
    Math.abs(one.createdAt.getTime() - other.createdAt.getTime()) < AT_ONCE_MS
  const twice = mails.filter((mail, at) => mails.findIndex((one) => isSame(one, mail)) !== at)
  const events = await db
    .select()
    .from(orderEvent)
    .where(sql`${orderEvent.orderId} = ${world.order.orderId} and ${orderEvent.kind} = 'status'
      and ${orderEvent.fromStatus} is distinct from ${orderEvent.toStatus}`)
  const untold = events.flatMap(({ toStatus, at }) => {
    const wanted = subjects[toStatus]
    const isTold = mails.some(
      ({ subject, createdAt }) =>
        wanted?.test(subject) && Math.abs(createdAt.getTime() - at.getTime()) < 120_000,
    )
    return wanted && !isTold ? [`no mail of status ${toStatus}`] : []
  })
  const paidBack = await db.$count(
    refunds,
    sql`${refunds.status} = 3 and (${refunds.orderId} is not null or exists (select 1 from ${bankTransaction}
      where ${bankTransaction.id} = ${refunds.bankTransactionId} and ${bankTransaction.orderId} is not null))`,
  )
  const gone = mails.filter(({ subject }) => /đã hoàn tiền/.test(subject)).length
  return [
    ...twice.map(({ subject }) => `twice: ${subject}`),
    ...untold,
    ...(gone === paidBack ? [] : [`${paidBack} refunds, ${gone} mails of them`]),
    ...(/đã nhận đơn/.test(mails[0]?.subject ?? '') ? [] : ['not placed first']),
  ]
}

const baskets = {
  books: [lineOf(1, 2), lineOf(2, 1)],
  both: [lineOf(1, 2), lineOf(30)],
  courses: [lineOf(30)],
}

async function begin(store: Store, history: OrderHistory): Promise<World> {
  const { paymentType, contents: what, hasCarrier, hasCode } = history
  const shop = await moneyShop(store, { hasCarrier })
  await addVoucher(store.db, { code: 'GIAM', discountType: 2, value: 10_000 })
  const isGuest = what === 'books'
  const type = what === 'courses' && paymentType === 1 ? 2 : paymentType
  const order = isGuest
    ? await shop.guest(baskets.books, type, hasCode ? { code: 'GIAM' } : {})
    : await shop.buy(baskets[what], type)
  const rights = isGuest ? { orderToken: order.orderToken } : { token: 'lan' }
  const buyer: MoneyShop['call'] = (path, asked = {}) => shop.call(path, { ...asked, ...rights })
  return { shop, order, buyer, total: order.total, oracle: { came: 0, went: 0 } }
}

/** Reached states are written down by the environment, to be read through. */
export type Reached = (facts: SentenceFacts) => void

/** Lives a history and compares the shop with what its actions say after each step. */
export async function liveOrderHistory(store: Store, history: OrderHistory, reached?: Reached) {
  const world = await begin(store, history)
  for (const { what, amount } of history.steps) {
    await act[what](world, amount)
    const facts = await factsOf(world)
    expect(await findInconsistencies(store.db)).toEqual([])
    expect(contradictionsOf(facts)).toEqual([])
    expect(facts.parcels.every((state) => parcelStates.includes(state))).toBe(true)
    reached?.(facts)
  }
  await settleUp(world)
  expect(await findInconsistencies(store.db)).toEqual([])
  expect(await mailFaultsOf(world)).toEqual([])
}
