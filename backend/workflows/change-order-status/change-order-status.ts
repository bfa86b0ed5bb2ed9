import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { queueInvoice } from '@/backend/modules/invoices/queue-invoice'
import { settleInvoices } from '@/backend/modules/invoices/settle-invoices'
import { invoiceTexts } from '@/backend/modules/invoices/texts'
import { withdrawCourses } from '@/backend/modules/learning/grant-courses'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import type { OrderRow } from '@/backend/modules/orders/order-queries'
import {
  DELIVERED,
  ON_ITS_WAY,
  PAID,
  REFUND_DUE,
  RETURNED,
} from '@/backend/modules/orders/order-status'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import { statusEmail } from '@/backend/modules/orders/status-emails'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { book, CASH, ORDERS } from '@/backend/modules/payments/ledger'
import { markRefundDue } from '@/backend/modules/payments/payment-queries'
import { ledgerEntry } from '@/backend/modules/payments/tables'
import { loseCommission } from '@/backend/modules/promotions/commission-queries'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { returnStock } from '@/backend/modules/stock/stock-reservations'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseCatalogVersion } from '@/backend/platform/db/data-version'
import { settleOrder } from '@/backend/workflows/settle-payment/settle-order'

async function changeSoldCounts(tx: Tx, orderId: string, sign: 1 | -1) {
  const lines = await tx
    .select({ productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.productId))
  for (const { productId, quantity } of lines) {
    const soldCount = sql`greatest(0, ${product.soldCount} + ${sign * quantity})`
    await tx.update(product).set({ soldCount }).where(eq(product.id, productId))
  }
  await raiseCatalogVersion(tx)
}

/** Cash that parcels of the order have not brought before; what came back is nobody's debt. */
async function bookCash(tx: Tx, { id, total }: OrderRow, now: Date) {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${ledgerEntry.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderId, id), inArray(ledgerEntry.kind, ['cash', 'uncollected'])))
  const amount = total - (row?.sum ?? 0)
  if (amount <= 0) return
  const entry = { kind: 'cash', reference: id, orderId: id, debit: CASH, credit: ORDERS }
  await book(tx, { ...entry, amount, at: now })
}

/** Cash paid on delivery settles the order there and then. */
async function deliver(tx: Tx, order: OrderRow, now: Date) {
  await tx
    .update(orders)
    .set({ deliveredAt: now, paymentStatus: PAID, paidAt: order.paidAt ?? now })
    .where(eq(orders.id, order.id))
  if (order.paymentStatus !== PAID) {
    await settleOrder(tx, order.id, now)
    await bookCash(tx, order, now)
  }
  await changeSoldCounts(tx, order.id, 1)
}

/** The copies go back into stock, the money to the buyer; nobody earns a commission, and nothing stays invoiced. */
async function takeBack(tx: Tx, order: OrderRow, now: Date) {
  if (order.paymentStatus === PAID) {
    await tx.update(orders).set({ paymentStatus: REFUND_DUE }).where(eq(orders.id, order.id))
    await markRefundDue(tx, order.id)
  }
  await returnStock(tx, order.id)
  await withdrawCourses(tx, order.id)
  await loseCommission(tx, order.id, now)
  await settleInvoices(tx, order.id, { reason: invoiceTexts.orderReturned }, now)
  if (order.status === DELIVERED) await changeSoldCounts(tx, order.id, -1)
}

export type StatusChange = {
  to: number
  actor: string
  note?: string | undefined
  /** Said to the buyer besides what the status says. */
  more?: readonly string[]
  shop: EmailShop
}

/** Moves a locked order to another status; the caller has checked that it may go there. */
export async function changeOrderStatus(
  tx: Tx,
  order: OrderRow,
  { to, actor, note, more = [], shop }: StatusChange,
  now: Date,
): Promise<void> {
  await tx.update(orders).set({ status: to }).where(eq(orders.id, order.id))
  if (to === ON_ITS_WAY) await queueInvoice(tx, order.id, now)
  if (to === DELIVERED) await deliver(tx, order, now)
  if (to === RETURNED) await takeBack(tx, order, now)
  await insertEvent(tx, {
    orderId: order.id,
    fromStatus: order.status,
    toStatus: to,
    actor,
    note: note ?? null,
    at: now,
  })
  const email = statusEmail(order, to, { shop, more })
  if (email) await emailBuyer(tx, order, email, now)
}
