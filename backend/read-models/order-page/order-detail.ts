import { isCourse } from '@/backend/modules/catalog'
import { orderInvoices } from '@/backend/modules/invoices'
import { restTerms } from '@/backend/modules/order-lifecycle'
import {
  awaitsMoney,
  CANCELLED,
  canMove,
  findOrderById,
  isBuyer,
  isOwner,
  isPaidOnline,
  type OrderRow,
  objectionTo,
  orderDetailDto,
  withLines,
} from '@/backend/modules/orders'
import { parcelsFor } from '@/backend/modules/parcels'
import {
  availablePaymentTypes,
  listOrderRefunds,
  moneyOf,
  receivedFor,
  refundTermsFor,
  siteOfType,
  toldMoney,
  transferFor,
} from '@/backend/modules/payments'
import { findReplaced, orderFacts } from '@/backend/modules/returns'
import { reviewedLines } from '@/backend/modules/reviews'
import type { Context } from '@/backend/platform/context'
import type { OrderDetail } from '@/contract/shop/orders'

/** Whether the buyer may cancel the order, and why not where its status alone would allow it. */
async function cancelRightsOf(context: Pick<Context, 'db' | 'settings'>, order: OrderRow) {
  const none = { canCancel: false, cancelRefusal: null }
  if (!canMove(order.status, CANCELLED, 'buyer')) return none
  const move = { from: order.status, to: CANCELLED, who: 'buyer' as const }
  const objection = objectionTo(move, await orderFacts(context.db, context, order))
  return { canCancel: objection === null, cancelRefusal: objection }
}

/** An order as this caller may see it. */
export async function orderDetailFor(context: Context, order: OrderRow): Promise<OrderDetail> {
  const found = await withLines(context.db, order)
  const money = toldMoney(order, await moneyOf(context.db, order.id))
  const isOnlyCourses = found.lines.every((line) => isCourse(line))
  const cancelRights = await cancelRightsOf(context, order)
  const { db, now } = context
  return orderDetailDto(found, {
    isOwner: isOwner(context, order),
    isBuyer: isBuyer(context, order),
    linkByMessage: context.settings.current().messageChannels.some((one) => one.sends('confirm')),
    reviewedLines: await reviewedLines(
      context.db,
      found.lines.map(({ id }) => id),
    ),
    canPay:
      awaitsMoney(order) &&
      // What has come by transfer and is looked at may be enough.
      money.toPay > 0 &&
      (!isPaidOnline(order.paymentType) || siteOfType(context, order.paymentType) !== undefined),
    ...cancelRights,
    refundIfCancelled: cancelRights.canCancel
      ? await refundTermsFor(db, context, order, now())
      : null,
    restIfCancelled: await restTerms(db, context, order, now()),
    refunds: await listOrderRefunds(db, context, order.id),
    paymentTypes: availablePaymentTypes(context, { isOnlyCourses, total: order.total }),
    bankTransfer: await transferFor(context, order, await receivedFor(context.db, order)),
    parcels: await parcelsFor(context, order.id),
    replaces: await findReplaced(context.db, order.id),
    invoice: await orderInvoices(context.db, order),
    money,
  })
}

/** The same, read again after a change. */
export async function changedOrderDetail(context: Context, id: string): Promise<OrderDetail> {
  const order = await findOrderById(context.db, id)
  if (!order) throw new Error(`order ${id} is gone`)
  return orderDetailFor(context, order)
}
