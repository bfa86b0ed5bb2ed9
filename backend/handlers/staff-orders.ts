import { type Context, callerOf, type HandlersOf } from '@/backend/context'
import {
  AWAITS_PAYMENT,
  BANK_TRANSFER,
  CANCELLED,
  cancellableByShop,
  canMove,
} from '@/backend/domain/order-status'
import { orderItemOf } from '@/backend/handlers/order-detail-wire'
import { orderAnswer } from '@/backend/handlers/order-reading'
import { orderMails } from '@/backend/messages/order'
import { staffTexts } from '@/backend/messages/staff'
import { notFound, Refusal } from '@/backend/refusal'
import type { Tx } from '@/backend/store/connect'
import { insertAudit } from '@/backend/store/queries/audit'
import { cancelOrder, confirmPayment } from '@/backend/store/queries/order-change'
import { mailBuyer } from '@/backend/store/queries/order-mail'
import {
  findOrderById,
  listOrders,
  type OrderRow,
  withLines,
} from '@/backend/store/queries/order-read'
import { lockOrder, moveLocked, receiveTransfer } from '@/backend/store/queries/order-staff'
import { transact } from '@/backend/store/transact'

type Wish = { status?: number | undefined; isPaid?: true | undefined; note?: string | undefined }
type Work = { tx: Tx; order: OrderRow; actor: string; now: Date; publicUrl: string }

/** The buyer's transfer has reached the shop's account. */
async function markPaid({ tx, order, actor, now, publicUrl }: Work) {
  if (order.paymentType !== BANK_TRANSFER) throw new Refusal(409, staffTexts.paidOnline)
  const paid = await confirmPayment(tx, { orderId: order.id, actor }, now)
  if (!paid) throw new Refusal(409, staffTexts.noTransfer)
  await receiveTransfer(tx, order.id, now)
  await mailBuyer(tx, paid, orderMails.paid(paid, publicUrl), now)
}

async function cancel({ tx, order, actor, now, publicUrl }: Work, note: string | undefined) {
  const reason = note || staffTexts.cancelled
  const cancelled = await cancelOrder(
    tx,
    { orderId: order.id, from: cancellableByShop, actor, reason },
    now,
  )
  if (!cancelled) throw new Refusal(409, staffTexts.cannotMove)
  await mailBuyer(tx, cancelled, orderMails.cancelled(cancelled, reason, publicUrl), now)
}

async function moveTo(work: Work, to: number, note: string | undefined) {
  const { tx, order, actor, now } = work
  if (to === CANCELLED) return cancel(work, note)
  if (order.status === AWAITS_PAYMENT) throw new Refusal(409, staffTexts.notPaid)
  if (!canMove(order.status, to)) throw new Refusal(409, staffTexts.cannotMove)
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

type StaffOrderCalls = Pick<HandlersOf<'staff'>, 'listOrders' | 'moveOrder'>

/** The shop's view of all orders. */
export const staffOrderCalls: StaffOrderCalls = {
  listOrders: async ({ query }, { db }) => {
    const { page, pageSize, status } = query
    const filter = { status: status === undefined ? undefined : Number(status) }
    const { rows, totalPage, totalItem } = await listOrders(db, filter, { page, pageSize })
    return { data: rows.map(orderItemOf), totalPage, totalItem }
  },

  moveOrder: async ({ params, body }, context) => {
    if (body.status === undefined && !body.isPaid) throw new Refusal(400, staffTexts.nothingAsked)
    await transact(context.db, (tx) => moveWithin(tx, context, params.id, body))
    const order = await findOrderById(context.db, params.id)
    if (!order) throw notFound()
    const data = await orderAnswer(context, await withLines(context.db, order))
    return { data, successMessage: staffTexts.moved }
  },
}
