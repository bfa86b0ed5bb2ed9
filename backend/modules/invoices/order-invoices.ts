import { eq } from 'drizzle-orm'
import { findInvoiceBuyer, writeInvoiceBuyer } from '@/backend/modules/invoices/buyer-queries'
import {
  currentInvoices,
  type InvoiceRow,
  isUndone,
  isUnsent,
  listInvoicesOf,
} from '@/backend/modules/invoices/invoice-queries'
import { invoice } from '@/backend/modules/invoices/tables'
import { invoiceTexts } from '@/backend/modules/invoices/texts'
import { lockOrder, type OrderRow, recordInHistory } from '@/backend/modules/orders'
import type { Context } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import type { Invoice, InvoiceBuyer, InvoiceState, OrderInvoices } from '@/contract/shop/invoices'

export const invoiceDto = (row: InvoiceRow): Invoice => ({
  id: row.id,
  kind: row.kind,
  state: row.state as InvoiceState,
  total: row.total,
  number: row.number,
  authorityCode: row.authorityCode,
  lookupCode: row.lookupCode,
  lookupUrl: row.lookupUrl,
  issuedTime: row.issuedAt?.toISOString() ?? null,
})

/** Until the provider may have it; an order that is undone needs none. */
const isChangeable = (order: OrderRow, rows: readonly InvoiceRow[]) => {
  const base = currentInvoices(rows)?.base
  return !isUndone(order) && (!base || isUnsent(base))
}

/** The invoices of an order as its buyer reads them. */
export async function orderInvoices(db: Db, order: OrderRow): Promise<OrderInvoices> {
  const rows = await listInvoicesOf(db, order.id)
  const sent = currentInvoices(rows)?.base
  const buyer =
    sent && !isUnsent(sent)
      ? sent.buyer && { ...sent.buyer, email: sent.buyerEmail ?? '' }
      : await findInvoiceBuyer(db, order.id)
  return { buyer, canChange: isChangeable(order, rows), invoices: rows.map(invoiceDto) }
}

/** A refused invoice is tried again once its buyer is corrected. */
async function sendAgain(tx: Tx, rows: readonly InvoiceRow[], now: Date) {
  const base = currentInvoices(rows)?.base
  if (base?.state !== 'refused') return
  await tx
    .update(invoice)
    .set({ state: 'waiting', attempts: 0, nextAt: now, lastError: null })
    .where(eq(invoice.id, base.id))
  await enqueue(tx, { queue: 'invoices', id: base.id })
}

/** Writes whom an order's invoice is made out to, for the buyer or the staff; refused once the invoice is on its way. */
export async function changeInvoiceBuyer(
  { db, now }: Pick<Context, 'db' | 'now'>,
  orderId: string,
  buyer: InvoiceBuyer | null,
  actor: string,
  more?: (tx: Tx, order: OrderRow) => Promise<unknown>,
): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    const rows = await listInvoicesOf(tx, orderId)
    if (!isChangeable(order, rows)) throw new HttpError(409, invoiceTexts.tooLate)
    await writeInvoiceBuyer(tx, orderId, buyer, now())
    await sendAgain(tx, rows, now())
    await recordInHistory(tx, order, {
      kind: 'invoice',
      actor,
      note: buyer ? invoiceTexts.buyerChanged : invoiceTexts.buyerDropped,
      at: now(),
    })
    await more?.(tx, order)
  })
}
