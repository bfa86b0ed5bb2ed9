import { and, eq, inArray } from 'drizzle-orm'
import { findAccountEmail } from '@/backend/modules/accounts'
import { invoiceEmail } from '@/backend/modules/invoices/emails'
import type { InvoiceProvider, IssuedInvoice } from '@/backend/modules/invoices/invoice-provider'
import { type InvoiceRow, lockInvoice } from '@/backend/modules/invoices/invoice-queries'
import { refusalText } from '@/backend/modules/invoices/refusal-text'
import { invoice } from '@/backend/modules/invoices/tables'
import { invoiceTexts } from '@/backend/modules/invoices/texts'
import { type OrderRow, recordInHistory } from '@/backend/modules/orders'
import type { EmailShop } from '@/backend/modules/settings'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueueAll } from '@/backend/platform/jobs/enqueue'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

type Answer = { provider: InvoiceProvider; issued: IssuedInvoice; now: Date; shop: EmailShop }
const MINUTE = 60_000

const remember = (tx: Tx, order: OrderRow, note: string, now: Date, isInternal = false) =>
  recordInHistory(tx, order, {
    kind: 'invoice',
    isInternal,
    actor: 'system',
    note,
    at: now,
  })

/** The corrected invoice says so, and what corrects this one may be sent now. */
async function linkCorrections(tx: Tx, row: InvoiceRow, now: Date) {
  if (row.correctsId) {
    const state = row.kind === 'replacement' ? 'replaced' : 'adjusted'
    await tx.update(invoice).set({ state }).where(eq(invoice.id, row.correctsId))
  }
  const waits = and(eq(invoice.correctsId, row.id), eq(invoice.state, 'waiting'))
  const ready = await tx
    .update(invoice)
    .set({ nextAt: now })
    .where(waits)
    .returning({ id: invoice.id })
  await enqueueAll(tx, 'invoices', ready)
}

async function tellBuyer(tx: Tx, order: OrderRow, row: InvoiceRow, { now, shop }: Answer) {
  const [corrected] = row.correctsId
    ? await tx
        .select({ number: invoice.number })
        .from(invoice)
        .where(eq(invoice.id, row.correctsId))
    : []
  const known = order.userId === null ? order.guestEmail : await findAccountEmail(tx, order.userId)
  const to = row.buyerEmail || known
  const email = invoiceEmail(order, { ...row, corrected: corrected?.number ?? null }, shop)
  if (to) await enqueueEmail(tx, to, email, now)
}

/** The provider has issued an invoice: kept, written into the order's history and told, once. Said again it only adds the authority's code. */
export async function recordIssued(tx: Tx, id: string, answer: Answer): Promise<void> {
  const { provider, issued, now } = answer
  const found = await lockInvoice(tx, id)
  if (!found) return
  const { order, row } = found
  const { authorityCode } = issued
  const isComplete = authorityCode !== null || !provider.isCoded
  const coded = {
    authorityCode: authorityCode ?? row.authorityCode,
    ...(isComplete ? { nextAt: null, lastError: null } : {}),
  }
  if (row.state !== 'sent') {
    await tx.update(invoice).set(coded).where(eq(invoice.id, id))
    return
  }
  const [after] = await tx
    .update(invoice)
    .set({
      ...coded,
      state: 'issued',
      number: issued.number,
      lookupCode: issued.lookupCode,
      lookupUrl: provider.lookupUrl(issued),
      issuedAt: issued.issuedAt,
      attempts: 0,
      lastError: null,
      nextAt: isComplete ? null : new Date(now.getTime() + MINUTE / 6),
    })
    .where(eq(invoice.id, id))
    .returning()
  if (!after) return
  await linkCorrections(tx, after, now)
  await remember(tx, order, invoiceTexts.issuedEvents[after.kind](issued.number), now)
  await tellBuyer(tx, order, after, answer)
}

/** The provider will not issue it: a person has to look. */
export async function recordRefused(tx: Tx, id: string, reason: string, now: Date): Promise<void> {
  const found = await lockInvoice(tx, id)
  if (found?.row.state !== 'sent') return
  await tx
    .update(invoice)
    .set({ state: 'refused', nextAt: null, lastError: reason.slice(0, 300) })
    .where(and(eq(invoice.id, id), inArray(invoice.state, ['sent'])))
  await remember(tx, found.order, invoiceTexts.refusedEvent(refusalText(reason)), now, true)
}
