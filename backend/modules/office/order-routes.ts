import { type Context, callerOf, type HandlersOf } from '@/backend/context'
import { insertAudit } from '@/backend/modules/office/audit-log'
import { staffTexts } from '@/backend/modules/office/texts'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import { cancelOrder, confirmPayment } from '@/backend/modules/orders/order-change-queries'
import { orderItemOf } from '@/backend/modules/orders/order-mapper'
import {
  findOrderById,
  listOrders,
  type OrderRow,
  withLines,
} from '@/backend/modules/orders/order-queries'
import { orderDetailFor } from '@/backend/modules/orders/order-routes'
import {
  AWAITS_PAYMENT,
  BANK_TRANSFER,
  CANCELLED,
  cancellableByShop,
  canMove,
} from '@/backend/modules/orders/order-status'
import {
  lockOrder,
  moveLocked,
  receiveTransfer,
} from '@/backend/modules/orders/order-status-queries'
import { orderEmails } from '@/backend/modules/orders/texts'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

type Wish = { status?: number | undefined; isPaid?: true | undefined; note?: string | undefined }
type Work = { tx: Tx; order: OrderRow; actor: string; now: Date; publicUrl: string }

/** The buyer's transfer has reached the shop's account. */
async function markPaid({ tx, order, actor, now, publicUrl }: Work) {
  if (order.paymentType !== BANK_TRANSFER) throw new HttpError(409, staffTexts.paidOnline)
  const paid = await confirmPayment(tx, { orderId: order.id, actor }, now)
  if (!paid) throw new HttpError(409, staffTexts.noTransfer)
  await receiveTransfer(tx, order.id, now)
  await emailBuyer(tx, paid, orderEmails.paid(paid, publicUrl), now)
}

async function cancel({ tx, order, actor, now, publicUrl }: Work, note: string | undefined) {
  const reason = note || staffTexts.cancelled
  const cancelled = await cancelOrder(
    tx,
    { orderId: order.id, from: cancellableByShop, actor, reason },
    now,
  )
  if (!cancelled) throw new HttpError(409, staffTexts.cannotMove)
  await emailBuyer(tx, cancelled, orderEmails.cancelled(cancelled, reason, publicUrl), now)
}

async function moveTo(work: Work, to: number, note: string | undefined) {
  const { tx, order, actor, now } = work
  if (to === CANCELLED) return cancel(work, note)
  if (order.status === AWAITS_PAYMENT) throw new HttpError(409, staffTexts.notPaid)
  if (!canMove(order.status, to)) throw new HttpError(409, staffTexts.cannotMove)
  return moveLocked(tx, order, { to, actor, note }, now)
}

async function change(work: Work, { status, isPaid, note }: Wish) {
  if (isPaid) await markPaid(work)
  if (status === undefined) return
  const order = isPaid ? await lockOrder(work.tx, work.order.id) : work.order
  // Marked as paid, it awaits confirmation: asked for that, nothing is left to do.
  if (!order || (isPaid && order.status === status)) return
  await moveTo({ ...work, order }, status, note)
}

async function moveWithin(tx: Tx, context: Context, id: string, wish: Wish) {
  const order = await lockOrder(tx, id)
  if (!order) throw notFound()
  const actor = `staff:${callerOf(context).userId}`
  const { config, ip } = context
  await change({ tx, order, actor, now: context.now(), publicUrl: config.publicUrl }, wish)
  await insertAudit(tx, {
    actor,
    action: 'order.move',
    subject: order.code,
    data: { from: order.status, ...wish },
    ip,
    at: context.now(),
  })
}

type OfficeOrderRoutes = Pick<HandlersOf<'office'>, 'listOrders' | 'moveOrder'>

/** The shop's view of all orders. */
export const officeOrderRoutes: OfficeOrderRoutes = {
  listOrders: async ({ query }, { db }) => {
    const { page, pageSize, status } = query
    const filter = { status: status === undefined ? undefined : Number(status) }
    const { rows, totalPage, totalItem } = await listOrders(db, filter, { page, pageSize })
    return { data: rows.map(orderItemOf), totalPage, totalItem }
  },

  moveOrder: async ({ params, body }, context) => {
    if (body.status === undefined && !body.isPaid) throw new HttpError(400, staffTexts.nothingAsked)
    await transact(context.db, (tx) => moveWithin(tx, context, params.id, body))
    const order = await findOrderById(context.db, params.id)
    if (!order) throw notFound()
    const data = await orderDetailFor(context, await withLines(context.db, order))
    return { data, successMessage: staffTexts.moved }
  },
}
