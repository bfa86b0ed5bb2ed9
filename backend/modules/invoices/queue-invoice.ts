import { and, eq } from 'drizzle-orm'
import { isCourse, vatClassesOf } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import { addInvoice, invoiceTotalDue } from '@/backend/modules/invoices/invoice-queries'
import { invoice } from '@/backend/modules/invoices/tables'
import { orderTaxLines, sumsOf } from '@/backend/modules/invoices/tax-lines'
import { findOrderById, type OrderRow, withLines } from '@/backend/modules/orders'
import { orderLine } from '@/backend/modules/orders/tables'
import { deliveryDiscount } from '@/backend/modules/returns'
import type { Tx } from '@/backend/platform/db/connect'
import { objectTypes } from '@/contract/kinds'

async function linesOf(tx: Tx, order: OrderRow, now: Date) {
  const { lines } = await withLines(tx, order)
  const classes = await vatClassesOf(
    tx,
    lines.map(({ productId }) => productId),
  )
  const ordered = lines.map((line) => ({
    ...line,
    isCourse: isCourse(line),
    vatClass: classes.get(line.productId) ?? 'standard',
  }))
  const total = await invoiceTotalDue(tx, order)
  const deliveryPaid = order.shippingFee - (await deliveryDiscount(tx, order.id))
  return orderTaxLines({ lines: ordered, total, deliveryPaid }, now)
}

/** Queues the invoice of a locked order, once: in the transaction that ships it or opens its courses. */
export async function queueInvoice(tx: Tx, orderId: string, now: Date): Promise<void> {
  const isOriginal = and(eq(invoice.orderId, orderId), eq(invoice.kind, 'original'))
  if ((await tx.$count(invoice, isOriginal)) > 0) return
  const order = await findOrderById(tx, orderId)
  if (!order) return
  const lines = await linesOf(tx, order, now)
  await addInvoice(tx, {
    orderId,
    kind: 'original',
    ref: order.code,
    lines,
    ...sumsOf(lines),
    nextAt: now,
    createdAt: now,
  })
}

/** A course is delivered when it is paid; an order with one gets its invoice then. */
export async function queueInvoiceOfCourses(tx: Tx, orderId: string, now: Date): Promise<void> {
  const [course] = await tx
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(and(eq(orderLine.orderId, orderId), eq(product.objectType, objectTypes.course)))
    .limit(1)
  if (course) await queueInvoice(tx, orderId, now)
}
