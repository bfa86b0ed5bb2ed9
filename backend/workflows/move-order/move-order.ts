import { cancelOrder, changeOrderStatus, recordTransfer } from '@/backend/modules/order-lifecycle'
import {
  AWAITS_PAYMENT,
  CANCELLED,
  lockOrder,
  type OrderRow,
  objectionTo,
} from '@/backend/modules/orders'
import { moveOwnParcels } from '@/backend/modules/parcels'
import { isBooked } from '@/backend/modules/payments'
import { orderFacts } from '@/backend/modules/returns'
import { emailShop } from '@/backend/modules/settings'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'

type Move = {
  status?: number | undefined
  /** The buyer's transfer has reached the shop's account. */
  isPaid?: true | undefined
  /** The bank's own number of it. */
  reference?: string | undefined
  note?: string | undefined
}
type Work = { tx: Tx; actor: string; now: Date; context: Context }

/** Pays the order, or notes a refund when it no longer waits for the money. */
async function confirmTransfer(work: Work, order: OrderRow, reference: string) {
  const { tx, context, ...source } = work
  if (await isBooked(tx, reference)) throw new HttpError(409, officeTexts.transferBooked)
  const recorded = await recordTransfer(tx, order, {
    ...source,
    gatewayNo: reference,
    shop: emailShop(context),
  })
  if (recorded === 'unknown') throw new HttpError(409, officeTexts.paidOnline)
  if (recorded !== 'recorded') throw new HttpError(409, officeTexts.noTransfer)
}

async function cancel({ tx, actor, now, context }: Work, orderId: string, note?: string) {
  const reason = note || officeTexts.cancelled
  const cancellation = { orderId, by: 'staff' as const, actor, reason }
  if (!(await cancelOrder(tx, context, cancellation, now))) {
    throw new HttpError(409, officeTexts.cannotMove)
  }
}

async function changeStatus(work: Work, order: OrderRow, to: number, note: string | undefined) {
  if (to === CANCELLED) return cancel(work, order.id, note)
  if (order.status === AWAITS_PAYMENT) throw new HttpError(409, officeTexts.notPaid)
  const { tx, now, actor, context } = work
  const move = { from: order.status, to, who: 'staff' as const }
  const objection = objectionTo(move, await orderFacts(tx, context, order))
  if (objection) throw new HttpError(409, objection)
  await moveOwnParcels(tx, order.id, to, now)
  await changeOrderStatus(tx, order, { to, actor, note, shop: emailShop(context) }, now)
}

async function apply(work: Work, order: OrderRow, { status, isPaid, reference, note }: Move) {
  if (isPaid) await confirmTransfer(work, order, reference ?? '')
  if (status === undefined) return
  const current = isPaid ? await lockOrder(work.tx, order.id) : order
  // A paid order awaits confirmation: asked for that status too, nothing is left to do.
  if (!current || (isPaid && current.status === status)) return
  await changeStatus(work, current, status, note)
}

/** Confirms a transfer, moves an order to its next status, or both; written into the audit log. */
export async function moveOrder(context: Context, orderId: string, move: Move): Promise<void> {
  const actor = `staff:${callerOf(context).userId}`
  if (move.status === undefined && !move.isPaid) {
    throw new HttpError(400, officeTexts.nothingAsked)
  }
  await transact(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    await apply({ tx, actor, now: context.now(), context }, order, move)
    await audit(tx, context, {
      action: 'order.move',
      subject: order.code,
      data: { from: order.status, ...move },
    })
  })
}
