import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { changeOrderStatus, reconcileOrder } from '@/backend/modules/order-lifecycle'
import {
  canMove,
  DELIVERED,
  emailBuyer,
  lockOrder,
  ON_ITS_WAY,
  type OrderRow,
  recordInHistory,
} from '@/backend/modules/orders'
import {
  addSteps,
  collectedOf,
  deliveryFailedEmail,
  ended,
  holdsEverything,
  isAllDelivered,
  linesOfParcels,
  OWN,
  onTheWay,
  openClaim,
  type ParcelNews,
  type ParcelRow,
  parcelEmail,
  parcelTexts,
  payForParcel,
  updateParcel,
} from '@/backend/modules/parcels'
import { parcelStep } from '@/backend/modules/parcels/tables'
import { book, CASH, ORDERS } from '@/backend/modules/payments'
import { codLine, ledgerEntry } from '@/backend/modules/payments/tables'
import { messageBuyer } from '@/backend/modules/phone-messages'
import type { EmailShop } from '@/backend/modules/settings'
import type { CarrierStep, CreatedParcel } from '@/backend/modules/shipping'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { hadLeftBefore, otherHasLeft } from '@/backend/workflows/deliver-parcel/left-before'
import type { ParcelState } from '@/contract/shop/parcels'

const remember = (
  tx: Tx,
  order: OrderRow,
  { row, actor = row.carrier }: { row: ParcelRow; actor?: string },
  note: string,
  now: Date,
  isInternal = true,
) =>
  recordInHistory(tx, order, {
    kind: 'carrier',
    isInternal,
    actor,
    note,
    at: now,
  })

/** The carrier has the parcel in its books. */
export async function recordCreated(
  tx: Tx,
  {
    order,
    row,
    created,
    told,
    carrierName,
    now,
  }: {
    order: OrderRow
    row: ParcelRow
    created: CreatedParcel
    told: number
    carrierName: string
    now: Date
  },
) {
  const { trackingCode, fee, expectedAt } = created
  await updateParcel(tx, row.id, {
    trackingCode,
    fee,
    expectedAt,
    codTold: told,
    state: 'created',
    attempts: 0,
    lastError: null,
    nextAt: now,
  })
  await enqueue(tx, { queue: 'parcels-to-track', id: row.id })
  await remember(
    tx,
    order,
    { row },
    parcelTexts.createdEvent(carrierName, trackingCode),
    now,
    false,
  )
}

/** The carrier will not take the parcel: a person has to look. */
export async function recordRefused(tx: Tx, row: ParcelRow, reason: string, now: Date) {
  const order = await lockOrder(tx, row.orderId)
  if (!order) return
  const refused = { state: 'refused', nextAt: null, lastError: reason.slice(0, 300) }
  await updateParcel(tx, row.id, refused)
  await remember(tx, order, { row }, parcelTexts.refusedEvent(reason), now)
}

/** What is said of a parcel whose row and order are locked. */
type Update = {
  order: OrderRow
  row: ParcelRow
  steps: readonly CarrierStep[]
  /** Who says so: the carrier, or the member of the staff who hands it over. */
  actor: string
  note?: string | undefined
  now: Date
  shop: EmailShop
  /** When the carrier is asked again. */
  nextAt: Date | null
}

const contentsOf = async (tx: Tx, { order, row }: Update) =>
  (await linesOfParcels(tx, order.id)).filter(({ parcelId }) => parcelId === row.id)

/** The buyer is mailed what lies in this parcel. */
async function emailParcel(tx: Tx, update: Update, what: ParcelNews) {
  const { order, row, now, shop } = update
  const lines = await contentsOf(tx, update)
  const { code, trackingCode, codAmount } = row
  const email = parcelEmail(what, order, { code, trackingCode, codAmount, lines }, shop)
  await emailBuyer(tx, order, email, now)
  // A message that something has arrived names the whole order: it waits for the last parcel.
  if (what === 'arrived') return
  const news = {
    kind: 'shipped' as const,
    amount: order.total,
    ...(trackingCode && { detail: `mã ${trackingCode}` }),
  }
  await messageBuyer(tx, order, news, { shop, now })
}

/** The parcel has left: so has its order, unless another parcel of it left before. */
async function parcelLeaves(tx: Tx, update: Update): Promise<OrderRow> {
  const { order, row, actor, shop, now } = update
  if (order.status === ON_ITS_WAY) {
    const what = (await otherHasLeft(tx, row)) ? 'more' : 'only'
    const event = parcelTexts.outEvent[what](parcelTexts.named(row))
    await remember(tx, order, update, event, now, false)
    await emailParcel(tx, update, what)
  }
  if (!canMove(order.status, ON_ITS_WAY, 'carrier')) return order
  const contents = await contentsOf(tx, update)
  const isPart = !(await isAllSent(tx, update))
  const firstPart = [...parcelTexts.firstPart(contents), ...payForParcel(row.codAmount)]
  const more = [parcelTexts.follow(row), ...(isPart ? firstPart : [])]
  await changeOrderStatus(tx, order, { to: ON_ITS_WAY, actor, more, shop }, now)
  return { ...order, status: ON_ITS_WAY }
}

/** Whether this parcel holds the whole order. */
async function isAllSent(tx: Tx, { order, row }: Update) {
  const lines = await linesOfParcels(tx, order.id)
  const isAlone = lines.every(({ parcelId }) => parcelId === row.id)
  return isAlone && (await holdsEverything(tx, order.id))
}

/** What was collected with it is money of the order, also where the order was paid meanwhile: what came twice goes back. */
async function bookCash(tx: Tx, { order, row, now }: Update) {
  const [told] = await tx
    .select({ sum: sql`coalesce(sum(${ledgerEntry.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntry)
    .innerJoin(codLine, sql`${codLine.id}::text = ${ledgerEntry.reference}`)
    .where(and(eq(ledgerEntry.kind, 'cash'), eq(codLine.parcelId, row.id)))
  const amount = Math.max(0, collectedOf(row) - (told?.sum ?? 0))
  const wasBooked = await tx.$count(
    ledgerEntry,
    and(eq(ledgerEntry.kind, 'cash'), inArray(ledgerEntry.reference, [row.id, order.id])),
  )
  if (amount === 0 || wasBooked > 0) return
  const entry = { kind: 'cash', reference: row.id, orderId: order.id, at: now }
  await book(tx, { ...entry, debit: CASH, credit: ORDERS, amount })
  if (amount > row.codAmount) {
    await remember(tx, order, { row }, parcelTexts.collectedTwice(amount - row.codAmount), now)
  }
}

/** The parcel has arrived: so has its order, unless another parcel is still to come. */
async function parcelArrives(tx: Tx, update: Update) {
  const { order, row, actor, shop, now } = update
  await bookCash(tx, update)
  if (order.status !== ON_ITS_WAY) {
    await reconcileOrder(tx, order.id, now)
    return
  }
  if (await isAllDelivered(tx, order.id)) {
    await changeOrderStatus(tx, order, { to: DELIVERED, actor, shop }, now)
    return
  }
  await reconcileOrder(tx, order.id, now)
  await remember(tx, order, update, parcelTexts.arrivedEvent(parcelTexts.named(row)), now, false)
  await emailParcel(tx, update, 'arrived')
}

/** The shop claims from the carrier what it lost, up to what the copies are worth. */
async function claimLost(tx: Tx, update: Update) {
  const { row, now } = update
  if (row.carrier === OWN) return
  const worth = (await contentsOf(tx, update)).reduce(
    (sum, { unitPrice, quantity }) => sum + unitPrice * quantity,
    0,
  )
  await openClaim(tx, row.id, { amount: worth }, now)
}

/** Moves the order along with its parcels; what the shop has moved itself stays. */
async function moveOrder(
  tx: Tx,
  update: Update,
  state: ParcelState,
  newStepIds: readonly string[],
) {
  const isOut = onTheWay.includes(state) && !(await hadLeftBefore(tx, update.row, newStepIds))
  const order = isOut ? await parcelLeaves(tx, update) : update.order
  if (state === 'delivered') await parcelArrives(tx, { ...update, order })
  return order
}

async function emailFailure(tx: Tx, update: Update) {
  const { order, row, note, shop, now } = update
  const event = [parcelTexts.failedEvent, note].filter(Boolean).join(' ')
  await remember(tx, order, update, event, now, false)
  const failure = { name: parcelTexts.named(row), note }
  const email = deliveryFailedEmail(order, failure, shop)
  await emailBuyer(tx, order, email, now)
}

/** The newest step of all that were written: two answers of a carrier may overtake each other. */
async function findLastStep(tx: Tx, { row }: Update) {
  const [last] = await tx
    .select()
    .from(parcelStep)
    .where(eq(parcelStep.parcelId, row.id))
    .orderBy(desc(parcelStep.at), desc(parcelStep.id))
    .limit(1)
  return last
}

/** Writes down what is said of a locked parcel and moves its order; said again, nothing happens. */
export async function applySteps(tx: Tx, update: Update): Promise<void> {
  const { row, nextAt, now } = update
  const newStepIds = await addSteps(tx, row.id, update.steps)
  const last = await findLastStep(tx, update)
  const isOver = ended.includes(row.state)
  const state = (isOver || !last ? row.state : last.state) as ParcelState
  await updateParcel(tx, row.id, {
    state,
    attempts: 0,
    lastError: null,
    nextAt: ended.includes(state) ? null : nextAt,
  })
  const isNews = !isOver && last !== undefined && newStepIds.includes(last.id)
  if (!isNews) return
  const order = await moveOrder(tx, update, state, newStepIds)
  if (state === 'lost') await claimLost(tx, update)
  if (state === 'deliveryFailed') await emailFailure(tx, { ...update, order })
  if (state === 'returned' || state === 'lost' || state === 'cancelled') {
    await remember(tx, order, update, parcelTexts.endedEvents[state], now)
  }
}
