import { and, eq } from 'drizzle-orm'
import { isCourse } from '@/backend/modules/catalog'
import { changeOrderStatus } from '@/backend/modules/order-lifecycle/change-order-status'
import { receiveCopies, type Words } from '@/backend/modules/order-lifecycle/receive-copies'
import {
  DELIVERED,
  lockOrder,
  type OrderChange,
  type OrderRow,
  owes,
  RETURNED,
} from '@/backend/modules/orders'
import { isAllDelivered, type ParcelRow } from '@/backend/modules/parcels'
import { book, ORDERS, UNCOLLECTED } from '@/backend/modules/payments'
import {
  insertReturn,
  isCourseOfOrderSeen,
  listReturnableLines,
  returnStates,
} from '@/backend/modules/returns'
import { returnRequest } from '@/backend/modules/returns/tables'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import type { ReturnReason } from '@/contract/return-terms'
import type { RefundReceiver } from '@/contract/shop/refunds'
import type { ReturnOrigin } from '@/contract/shop/returns'

/** Something of the order was taken out before, or is a course that stays with its buyer. */
export async function leavesRest(tx: Db, order: OrderRow) {
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
  /** Why, and where money goes back to, when its buyer wished it. */
  reason?: ReturnReason
  receiver?: RefundReceiver | undefined
}
type Copies = { orderLineId: number; quantity: number }
type Change = Omit<OrderChange, 'remember'>

/** The copies come back as a return that is received at once, so that stock, money and commission are counted as for any other. */
async function takeBack(
  { tx, order, actor, now }: Change,
  context: Pick<Context, 'config' | 'settings'>,
  lines: readonly Copies[],
  { note, origin, isRestocked, words, reason = 'missing', receiver }: Out,
) {
  const draft = {
    orderId: order.id,
    reason,
    receiver: receiver ?? null,
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
  orderChange: Change,
  context: Pick<Context, 'config' | 'settings'>,
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
