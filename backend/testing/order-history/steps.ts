import { expect } from '@jest/globals'
import { lessonProgress } from '@/backend/modules/learning/tables'
import type { Step } from '@/backend/testing/order-history/an-order-history'
import { transferSteps } from '@/backend/testing/order-history/transfer-steps'
import {
  countCash,
  detailOf,
  openOf,
  openRefunds,
  parcelsOf,
  type World,
} from '@/backend/testing/order-history/world'
import type { OrderDetail } from '@/contract/shop/orders'
import type { ParcelState } from '@/contract/shop/parcels'
import type { OwnReturns } from '@/contract/shop/returns'
import type { Claim } from '@/contract/staff/claims'
import type { CodLine } from '@/contract/staff/cod-statements'
import type { PackingOrder } from '@/contract/staff/packing'
import type { Refund } from '@/contract/staff/refunds'
import type { StaffReturn } from '@/contract/staff/returns'

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
    const collected = world.shop.parcels.get(parcel.trackingCode)?.cod ?? 0
    countCash(world, parcel.trackingCode, { collected })
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

/** What was left for later is packed now. */
async function packRest(world: World) {
  const { shop, order } = world
  const { data } = await shop.staff(`packing/${order.orderCode}`, undefined, 'GET')
  const { lines, isRest } = data as unknown as PackingOrder
  if (!isRest) return
  const counted = lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  await shop.staff(`orders/${order.orderId}/pack`, { lines: counted })
}

async function closeParcel(world: World) {
  const parcel = (await parcelsOf(world)).find(({ state }) => ['returned', 'lost'].includes(state))
  if (!parcel) return
  await world.shop.staff(`parcels/${parcel.code}/close`, {
    isRestocked: parcel.state === 'returned',
  })
}

/** A refund goes by hand to an account, or through the site that took the money. */
export async function settleRefund(world: World, { id, method, amount }: Refund) {
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
  const [first] = await openRefunds(world)
  if (first) await then(first)
}

async function askReturn(world: World, outcome: 'refund' | 'exchange') {
  const { order, buyer } = world
  const path = `/api/Order/${order.orderId}/returns`
  const own = (await buyer(path, { method: 'GET' })).data as OwnReturns
  const lines = own.lines
    .filter(({ refusal, isCourse }) => refusal === '' && !(isCourse && outcome === 'exchange'))
    .map(({ orderLineId }) => ({ orderLineId, quantity: 1 }))
  const receiver = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
  const body = { reason: own.reasons[0] ?? 'damaged', outcome, lines, receiver }
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

let statements = 0
/** The carrier's statement tells of one of its parcels: all it collected, less, more, or what it has not told of. */
async function statement(world: World, amount: number) {
  const parcels = (await parcelsOf(world)).filter(({ trackingCode }) => trackingCode !== null)
  const parcel = parcels[amount % Math.max(1, parcels.length)]
  if (!parcel?.trackingCode) return
  const due = world.shop.parcels.get(parcel.trackingCode)?.cod ?? 0
  const told = [due, due, Math.max(0, due - amount), due + amount][(amount >> 2) % 4] ?? due
  const file = `Mã vận đơn,Tiền thu hộ,Tổng phí\n${parcel.trackingCode},${told},22000\n`
  const answer = await world.shop.staff('cod-statements', {
    ...{ carrier: 'ghn', number: `BK${++statements}`, fileName: 'bang-ke.csv' },
    content: Buffer.from(file).toString('base64'),
  })
  expect([answer.status, answer.text]).toEqual([200, ''])
  // A line that needs a person has booked what fits of it.
  const [line] = (await openOf<CodLine>(world, 'cod-lines')).filter(
    ({ statementNumber }) => statementNumber === `BK${statements}`,
  )
  countCash(world, parcel.trackingCode, { brought: line ? line.booked : told })
}

export async function acceptLine(world: World, line: CodLine) {
  const body = { action: 'accept', note: 'hãng đã trả' }
  const { status, text } = await world.shop.staff(`cod-lines/${line.id}/resolve`, body)
  expect([status, text]).toEqual([200, ''])
  const isGivenUp = line.problem === 'less'
  const missing = Math.max(0, (line.codAmount ?? 0) - line.booked)
  const brought = isGivenUp ? missing : line.amount
  countCash(world, line.trackingCode ?? '', { brought })
}

/** Finance takes a line as it came, or closes it. */
async function settleLine(world: World, amount: number) {
  const [line] = await openOf<CodLine>(world, 'cod-lines')
  if (!line) return
  if (amount % 3 > 0) return acceptLine(world, line)
  const body = { action: 'close', note: 'đã đối chiếu' }
  const { status, text } = await world.shop.staff(`cod-lines/${line.id}/resolve`, body)
  expect([status, text]).toEqual([200, ''])
}

/** A parcel that came damaged is claimed from its carrier. */
async function claim(world: World, amount: number) {
  const parcel = (await parcelsOf(world)).find(({ mayClaim }) => mayClaim)
  if (!parcel) return
  const { status, text } = await world.shop.staff(`parcels/${parcel.code}/claim`, {
    ...{ amount, note: 'rách bìa' },
  })
  expect([status, text]).toEqual([200, ''])
}

/** The carrier pays a claim, wholly or in part, or refuses it: its money is no order's. */
async function answerClaim(world: World, amount: number) {
  const codes = new Set((await parcelsOf(world)).map(({ code }) => code))
  const { data } = await world.shop.staff('claims?state=open&pageSize=100', undefined, 'GET')
  const open = (data as Claim[]).find(({ code }) => codes.has(code))
  if (!open) return
  const paid = { state: 'paid', amount: Math.min(amount, open.amount), reference: `DB${open.code}` }
  const answer = amount % 3 === 0 ? { state: 'refused', note: 'không đồng ý' } : paid
  const { status, text } = await world.shop.staff(`claims/${open.id}/answer`, answer)
  expect([status, text]).toEqual([200, ''])
}

/** What each step does: a call of the buyer or the staff, money that comes, a carrier that speaks. */
export const act: Record<Step['what'], (world: World, amount: number) => Promise<unknown>> = {
  charge: async (world) => {
    if (world.order.paymentUrl === undefined) return
    if ((await world.shop.charge(world.order)) === '00') world.oracle.came += world.total
  },
  ...transferSteps,
  payCash: ({ buyer, order }) =>
    buyer(`/api/Order/${order.orderId}/pay`, { body: { paymentType: 1 } }),
  cancelByBuyer: ({ buyer, order }) => buyer(`/api/Order/${order.orderId}/cancel`),
  forward,
  packPart,
  packRest,
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
  statement,
  settleLine,
  askRefund: ({ shop, order }, amount) =>
    shop.staff(`orders/${order.orderId}/refunds`, { amount: amount * 3, reason: 'Hoàn' }),
  approveAndSettle: (world) => firstOpen(world, (refund) => settleRefund(world, refund)),
  refuseRefund: (world) =>
    firstOpen(world, ({ id }) => world.shop.staff(`refunds/${id}/refuse`, { note: 'không' })),
  claim,
  answerClaim,
  cancelRest: ({ buyer, order }) =>
    buyer(`/api/Order/${order.orderId}/cancel-rest`, {
      body: { receiver: { bank: 'Vietcombank', account: '0123456789', name: 'LAN' } },
    }),
  askReturn: (world) => askReturn(world, 'refund'),
  askExchange: (world) => askReturn(world, 'exchange'),
  decideReturn: async (world) => {
    const asked = await returnsIn(world, 0)
    if (asked) await world.shop.staff(`returns/${asked.id}/decide`, { isApproved: true })
  },
  receiveReturn,
  watch: async ({ shop, userId }, amount) => {
    if (userId === null) return
    const lessonId = 1 + (amount % 5)
    await shop.db.insert(lessonProgress).values({ userId, lessonId }).onConflictDoNothing()
  },
}
