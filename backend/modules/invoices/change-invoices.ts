import { and, eq, ne } from 'drizzle-orm'
import {
  addInvoice,
  type InvoiceRow,
  lockInvoice,
} from '@/backend/modules/invoices/invoice-queries'
import { invoice } from '@/backend/modules/invoices/tables'
import { invoiceTexts } from '@/backend/modules/invoices/texts'
import { type OrderRow, recordInHistory } from '@/backend/modules/orders'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import type { InvoiceBuyer } from '@/contract/shop/invoices'

type Work = { tx: Tx; order: OrderRow; row: InvoiceRow; now: Date }

const changeInvoice = <T>(
  context: Context,
  id: string,
  action: string,
  work: (facts: Work) => Promise<T>,
): Promise<T> =>
  transact(context.db, async (tx) => {
    const found = await lockInvoice(tx, id)
    if (!found) throw notFound()
    const result = await work({ tx, ...found, now: context.now() })
    await audit(tx, context, { action, subject: id, data: { ref: found.row.ref } })
    return result
  })

const open = ['waiting', 'sent', 'refused']

/** Asks the provider at once. One that was sent stays so: the provider is asked what it has first. */
export const retryInvoice = (context: Context, id: string) =>
  changeInvoice(context, id, 'invoice.retry', async ({ tx, row, now }) => {
    if (!open.includes(row.state)) throw new HttpError(409, invoiceTexts.cannotRetry)
    const state = row.state === 'refused' ? 'waiting' : row.state
    await tx.update(invoice).set({ state, nextAt: now, lastError: null }).where(eq(invoice.id, id))
    await enqueue(tx, { queue: 'invoices', id })
  })

type Replacement = { buyer: InvoiceBuyer; reason: string }

/** An invoice to another buyer in place of an issued one that nothing corrects yet; the law asks to keep to the way first chosen. */
export const replaceInvoice = (context: Context, id: string, { buyer, reason }: Replacement) =>
  changeInvoice(context, id, 'invoice.replace', async ({ tx, order, row, now }) => {
    // One that was refused is no way chosen yet.
    await tx
      .update(invoice)
      .set({ state: 'dropped', nextAt: null })
      .where(
        and(
          eq(invoice.correctsId, id),
          eq(invoice.kind, 'replacement'),
          eq(invoice.state, 'refused'),
        ),
      )
    const corrections = and(eq(invoice.correctsId, id), ne(invoice.state, 'dropped'))
    const isPlain = row.state === 'issued' && row.kind !== 'adjustment'
    if (!isPlain || (await tx.$count(invoice, corrections)) > 0) {
      throw new HttpError(409, invoiceTexts.cannotReplace)
    }
    const ofOrder = and(eq(invoice.orderId, order.id), eq(invoice.kind, 'replacement'))
    const count = await tx.$count(invoice, ofOrder)
    const { email, ...party } = buyer
    const written = await addInvoice(tx, {
      orderId: order.id,
      kind: 'replacement',
      ref: `${order.code}-TT${count + 1}`,
      correctsId: row.id,
      reason,
      buyer: party,
      buyerEmail: email || row.buyerEmail,
      lines: row.lines,
      ...{ net: row.net, tax: row.tax, total: row.total },
      nextAt: now,
      createdAt: now,
    })
    await recordInHistory(tx, order, {
      kind: 'invoice',
      isInternal: true,
      actor: `staff:${callerOf(context).userId}`,
      note: invoiceTexts.replaced,
      at: now,
    })
    return written.id
  })
