import { and, eq, isNull, ne, notInArray } from 'drizzle-orm'
import { isCourse } from '@/backend/modules/catalog/priced-lines'
import { changeLockedOrder, type OrderChange } from '@/backend/modules/orders/change-locked-order'
import { lockOrder, type OrderRow } from '@/backend/modules/orders/order-queries'
import { DELIVERED, ON_ITS_WAY, owes, RETURNED } from '@/backend/modules/orders/order-status'
import { bookLines, isAllDelivered, linesOfParcels } from '@/backend/modules/parcels/parcel-lines'
import { lockParcel, type ParcelRow } from '@/backend/modules/parcels/parcel-queries'
import { givenUp } from '@/backend/modules/parcels/parcel-states'
import { parcel } from '@/backend/modules/parcels/tables'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import { book, ORDERS, UNCOLLECTED } from '@/backend/modules/payments/ledger'
import { isCourseOfOrderSeen } from '@/backend/modules/returns/course-seen'
import { insertReturn } from '@/backend/modules/returns/insert-return'
import { listReturnableLines, returnStates } from '@/backend/modules/returns/return-queries'
import { returnRequest } from '@/backend/modules/returns/tables'
import { emailShop } from '@/backend/modules/settings/email-shop'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { changeOrderStatus } from '@/backend/workflows/change-order-status/change-order-status'
import { receiveCopies, type Words } from '@/backend/workflows/receive-return/receive-return'
import type { ReturnOrigin } from '@/contract/shop/returns'

const cameBack: readonly string[] = ['returned', 'lost']

/** What lies in the parcel, when it may be taken out of the order. */
async function linesToClose({ tx, order }: OrderChange, row: ParcelRow) {
  if (!cameBack.includes(row.state) || row.closedAt) throw new HttpError(409, parcelTexts.notBack)
  if (order.status !== ON_ITS_WAY) throw new HttpError(409, parcelTexts.closeNotNow)
  const lines = (await linesOfParcels(tx, order.id)).filter(({ parcelId }) => parcelId === row.id)
  const books = await bookLines(tx, order.id)
  const packed = new Map(books.map((line) => [line.orderLineId, line.packed]))
  const isHere = lines.every((line) => line.quantity <= (packed.get(line.orderLineId) ?? 0))
  if (!isHere) throw new HttpError(409, parcelTexts.sentAgain)
  const others = await tx.$count(
    parcel,
    and(
      eq(parcel.orderId, order.id),
      ne(parcel.id, row.id),
      isNull(parcel.closedAt),
      notInArray(parcel.state, [...givenUp]),
    ),
  )
  // When everything came back at once the order itself is returned; what was lost, or belongs to what else is left, is taken out.
  if (others === 0 && row.state !== 'lost' && !(await leavesRest(tx, order))) {
    throw new HttpError(409, parcelTexts.wholeOrderBack)
  }
  return lines
}

/** Something of the order was taken out before, or is a course that stays with its buyer. */
export async function leavesRest(tx: Tx, order: OrderRow) {
  const settled = await tx.$count(
    returnRequest,
    and(eq(returnRequest.orderId, order.id), eq(returnRequest.status, returnStates.received)),
  )
  return settled > 0 || (await isCourseOfOrderSeen(tx, order))
}

/** What is left when nothing more is to come: copies that were delivered, or courses that are paid. */
async function keepsSomething(tx: Tx, order: OrderRow): Promise<boolean> {
  const lines = await listReturnableLines(tx, order.id)
  return lines.some(
    (line) => line.quantity > line.received && (!isCourse(line) || order.paidAt !== null),
  )
}

type Out = {
  note: string
  origin: Exclude<ReturnOrigin, 'buyer'>
  isRestocked: boolean
  words: Words
}
type Copies = { orderLineId: number; quantity: number }

/** The copies come back as a return that is received at once, so that stock, money and commission are counted as for any other. */
async function takeBack(
  { tx, order, actor, now }: OrderChange,
  context: Context,
  lines: readonly Copies[],
  { note, origin, isRestocked, words }: Out,
) {
  const draft = {
    orderId: order.id,
    reason: 'missing',
    note,
    origin,
    status: returnStates.approved,
    createdAt: now,
  }
  const row = await insertReturn(tx, draft, lines)
  const received = lines.map(({ orderLineId, quantity }) => ({
    orderLineId,
    restock: isRestocked ? quantity : 0,
    writeOff: isRestocked ? 0 : quantity,
  }))
  await receiveCopies({ tx, order, row, actor, now }, context, { lines: received }, words)
}

/** Takes what lies in a closed parcel out of its order, which is delivered when nothing else is to come, or over when nothing is left. */
export async function takeOut(
  orderChange: OrderChange,
  context: Context,
  { id, codAmount }: Pick<ParcelRow, 'id' | 'codAmount'>,
  lines: readonly Copies[],
  out: Out,
) {
  const { tx, order, actor, now } = orderChange
  if (owes(order) && codAmount > 0) {
    const entry = { kind: 'uncollected', reference: id, orderId: order.id, at: now }
    await book(tx, { ...entry, debit: UNCOLLECTED, credit: ORDERS, amount: codAmount })
  }
  await takeBack(orderChange, context, lines, out)
  if (!(await isAllDelivered(tx, order.id))) return
  const current = await lockOrder(tx, order.id)
  if (!current) return
  const to = (await keepsSomething(tx, current)) ? DELIVERED : RETURNED
  const isTold = to === RETURNED
  await changeOrderStatus(tx, current, { to, actor, isTold, shop: emailShop(context) }, now)
}

/** Takes a parcel that came back or was lost out of an order whose other parcels go on. */
export async function closeParcel(context: Context, code: string, isRestocked: boolean) {
  const [named] = await context.db.select().from(parcel).where(eq(parcel.code, code))
  if (!named) throw notFound()
  const audit = { action: 'order.parcel.close', data: { code, isRestocked } }
  await changeLockedOrder(context, named.orderId, audit, async (orderChange) => {
    const { tx, now } = orderChange
    const row = await lockParcel(tx, named.id)
    if (!row) throw notFound()
    if (row.state === 'lost' && isRestocked) throw new HttpError(409, parcelTexts.lostIsGone)
    const lines = await linesToClose(orderChange, row)
    await tx.update(parcel).set({ closedAt: now }).where(eq(parcel.id, row.id))
    await takeOut(orderChange, context, row, lines, {
      note: parcelTexts.closedNote(code),
      isRestocked,
      ...(row.state === 'lost'
        ? { origin: 'lost', words: parcelTexts.lost }
        : { origin: 'cameBack', words: parcelTexts.cameBack }),
    })
  })
  return named.orderId
}
