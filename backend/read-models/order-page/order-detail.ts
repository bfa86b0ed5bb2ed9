import { isCourse } from '@/backend/modules/catalog/priced-lines'
import { orderInvoices } from '@/backend/modules/invoices/order-invoices'
import { isBuyer, isOwner } from '@/backend/modules/orders/order-access'
import { orderDetailDto } from '@/backend/modules/orders/order-mapper'
import { canMove, objectionTo } from '@/backend/modules/orders/order-moves'
import { findOrderById, type OrderRow, withLines } from '@/backend/modules/orders/order-queries'
import { awaitsMoney, CANCELLED, isPaidOnline } from '@/backend/modules/orders/order-status'
import { parcelsFor } from '@/backend/modules/parcels/parcel-queries'
import { receivedFor, transferFor } from '@/backend/modules/payments/bank-transfer'
import { moneyOf, toldMoney } from '@/backend/modules/payments/order-money'
import { availablePaymentTypes } from '@/backend/modules/payments/payment-types'
import { siteOfType } from '@/backend/modules/payments/providers'
import { listOrderRefunds, refundTermsFor } from '@/backend/modules/payments/refunds/order-refunds'
import { orderFacts } from '@/backend/modules/returns/order-facts'
import { reviewedLines } from '@/backend/modules/reviews/own-review-queries'
import type { Context } from '@/backend/platform/context'
import type { OrderDetail } from '@/contract/shop/orders'

async function canCancel(context: Context, order: OrderRow): Promise<boolean> {
  if (!canMove(order.status, CANCELLED, 'buyer')) return false
  const move = { from: order.status, to: CANCELLED, who: 'buyer' as const }
  return objectionTo(move, await orderFacts(context.db, context, order)) === null
}

/** An order as this caller may see it. */
export async function orderDetailFor(context: Context, order: OrderRow): Promise<OrderDetail> {
  const found = await withLines(context.db, order)
  const isOnlyCourses = found.lines.every((line) => isCourse(line))
  const isCancellable = await canCancel(context, order)
  const { db, now } = context
  return orderDetailDto(found, {
    isOwner: isOwner(context, order),
    isBuyer: isBuyer(context, order),
    reviewedLines: await reviewedLines(
      context.db,
      found.lines.map(({ id }) => id),
    ),
    canPay:
      awaitsMoney(order) &&
      (!isPaidOnline(order.paymentType) || siteOfType(context, order.paymentType) !== undefined),
    canCancel: isCancellable,
    refundIfCancelled: isCancellable ? await refundTermsFor(db, context, order, now()) : null,
    refunds: await listOrderRefunds(db, context, order.id),
    paymentTypes: availablePaymentTypes(context, { isOnlyCourses, total: order.total }),
    bankTransfer: await transferFor(context, order, await receivedFor(context.db, order)),
    parcels: await parcelsFor(context, order.id),
    invoice: await orderInvoices(context.db, order),
    money: toldMoney(order, await moneyOf(context.db, order.id)),
  })
}

/** The same, read again after a change. */
export async function changedOrderDetail(context: Context, id: string): Promise<OrderDetail> {
  const order = await findOrderById(context.db, id)
  if (!order) throw new Error(`order ${id} is gone`)
  return orderDetailFor(context, order)
}
