import { and, eq, inArray } from 'drizzle-orm'
import { adjustmentLines, type Copies } from '@/backend/modules/invoices/adjust-lines'
import {
  addInvoice,
  currentInvoices,
  invoiceTotalDue,
  isUndone,
  isUnsent,
  listInvoicesOf,
} from '@/backend/modules/invoices/invoice-queries'
import { invoice } from '@/backend/modules/invoices/tables'
import { sumsOf } from '@/backend/modules/invoices/tax-lines'
import { findOrderById } from '@/backend/modules/orders'
import type { Tx } from '@/backend/platform/db/connect'

/** Nothing of an order was invoiced yet, and nothing is to be. */
export async function dropInvoices(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(invoice)
    .set({ state: 'dropped', nextAt: null })
    .where(
      and(eq(invoice.orderId, orderId), inArray(invoice.state, ['waiting', 'sent', 'refused'])),
    )
}

type Change = { reason: string; copies?: Copies }

/**
 * Brings the invoices of a locked order in line with what it has come to, in the transaction that changed it: what was never sent of an
 * order that is undone is dropped, what was sent is adjusted by a further invoice.
 */
export async function settleInvoices(
  tx: Tx,
  orderId: string,
  { reason, copies }: Change,
  now: Date,
): Promise<void> {
  const rows = await listInvoicesOf(tx, orderId)
  const current = currentInvoices(rows)
  const order = current && (await findOrderById(tx, orderId))
  if (!order) return
  const { base, adjustments } = current
  if (isUndone(order) && base.kind === 'original' && isUnsent(base)) {
    await dropInvoices(tx, orderId)
    return
  }
  const due = await invoiceTotalDue(tx, order)
  const earlier = adjustments.flatMap((row) => row.lines)
  const lines = adjustmentLines(base.lines, earlier, due, copies)
  if (lines.length === 0) return
  const count = rows.filter(({ kind }) => kind === 'adjustment').length
  await addInvoice(tx, {
    orderId,
    kind: 'adjustment',
    ref: `${order.code}-DC${count + 1}`,
    correctsId: base.id,
    reason,
    lines,
    ...sumsOf(lines),
    nextAt: now,
    createdAt: now,
  })
}
