import { asc, eq, lte } from 'drizzle-orm'
import { findInvoiceBuyer } from '@/backend/modules/invoices/buyer-queries'
import {
  type InvoiceDocument,
  type InvoiceProvider,
  InvoiceRefusal,
  type IssuedInvoice,
} from '@/backend/modules/invoices/invoice-provider'
import {
  type InvoiceRow,
  isIssued,
  isUndone,
  lockInvoice,
} from '@/backend/modules/invoices/invoice-queries'
import { recordIssued, recordRefused } from '@/backend/modules/invoices/record-answer'
import { dropInvoices } from '@/backend/modules/invoices/settle-invoices'
import { invoice } from '@/backend/modules/invoices/tables'
import { emailShop } from '@/backend/modules/settings'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import type { JobKind } from '@/backend/platform/jobs/job-kind'

export type InvoiceServices = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'settings'>

const MINUTE = 60_000
const LONGEST_PAUSE = 6 * 60
/** How often the provider has to say that it has nothing before that is believed of an order that is undone. */
const SURE_AFTER = 4

/** Longer than a call may take: nobody asks about an invoice while it is being sent. */
const pauseAfter = (attempts: number) => Math.min(LONGEST_PAUSE, 2 ** attempts) * MINUTE

type Claimed = { row: InvoiceRow; corrected: InvoiceRow | null; mayBeKnown: boolean }

async function correctedBy(tx: Tx, { correctsId }: InvoiceRow): Promise<InvoiceRow | null> {
  if (!correctsId) return null
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, correctsId))
  return row ?? null
}

/** To whom it goes: an adjustment to whom the adjusted one went, a replacement as finance said. */
async function buyerFor(tx: Tx, row: InvoiceRow, corrected: InvoiceRow | null) {
  if (row.kind === 'replacement') return {}
  if (corrected) return { buyer: corrected.buyer, buyerEmail: corrected.buyerEmail }
  const known = await findInvoiceBuyer(tx, row.orderId)
  if (!known) return { buyer: null, buyerEmail: null }
  const { email, ...buyer } = known
  return { buyer, buyerEmail: email || null }
}

const set = (tx: Tx, id: string, changes: Partial<typeof invoice.$inferInsert>) =>
  tx.update(invoice).set(changes).where(eq(invoice.id, id)).returning()

/** Claims an invoice before the provider is asked: should this process die meanwhile, the provider is asked what it has first. */
const claim = ({ db, now }: InvoiceServices, { name: provider }: InvoiceProvider, id: string) =>
  transact(db, async (tx): Promise<Claimed | null> => {
    const found = await lockInvoice(tx, id)
    const at = now()
    if (!found?.row.nextAt || found.row.nextAt > at) return null
    const { row } = found
    const corrected = await correctedBy(tx, row)
    const mayBeKnown = row.state !== 'waiting'
    if (corrected && !isIssued(corrected)) {
      await set(tx, id, { nextAt: new Date(at.getTime() + 10 * MINUTE) })
      return null
    }
    const attempts = row.attempts + 1
    const nextAt = new Date(at.getTime() + pauseAfter(attempts))
    const first = mayBeKnown
      ? {}
      : { state: 'sent', provider, ...(await buyerFor(tx, row, corrected)) }
    const [claimed] = await set(tx, id, { attempts, nextAt, ...first })
    return claimed ? { row: claimed, corrected, mayBeKnown } : null
  })

const documentOf = ({ row, corrected }: Claimed, issuedAt: Date): InvoiceDocument => ({
  ref: row.ref,
  kind: row.kind,
  issuedAt,
  buyer: row.buyer,
  email: row.buyerEmail ?? '',
  lines: row.lines,
  corrects:
    corrected?.number && corrected.issuedAt
      ? { number: corrected.number, issuedAt: corrected.issuedAt, reason: row.reason ?? '' }
      : null,
})

/** Whether an invoice that was sent once and is not known there is still wanted; that of an undone order is dropped in the end. */
const isWanted = ({ db }: InvoiceServices, { row }: Claimed) =>
  transact(db, async (tx) => {
    const found = await lockInvoice(tx, row.id)
    if (found?.row.state !== 'sent') return false
    if (row.kind !== 'original' || !isUndone(found.order)) return true
    if (row.attempts >= SURE_AFTER) await dropInvoices(tx, row.orderId)
    return false
  })

async function ask(
  services: InvoiceServices,
  provider: InvoiceProvider,
  claimed: Claimed,
): Promise<IssuedInvoice | null> {
  if (claimed.mayBeKnown) {
    const known = await provider.find(claimed.row.ref)
    if (known) return known
    if (!(await isWanted(services, claimed))) return null
  }
  return provider.issue(documentOf(claimed, services.now()))
}

async function processOne(services: InvoiceServices, provider: InvoiceProvider, id: string) {
  const claimed = await claim(services, provider, id)
  if (!claimed) return false
  const { db, now, log } = services
  try {
    const issued = await ask(services, provider, claimed)
    if (!issued) return true
    const answer = { provider, issued, now: now(), shop: emailShop(services) }
    await transact(db, (tx) => recordIssued(tx, id, answer))
  } catch (error) {
    log.warn({ err: error, invoice: claimed.row.ref }, 'an invoice could not be issued')
    if (error instanceof InvoiceRefusal) {
      await transact(db, (tx) => recordRefused(tx, id, error.message, now()))
      return true
    }
    const lastError = String(error).slice(0, 300)
    await db.update(invoice).set({ lastError }).where(eq(invoice.id, id))
  }
  return true
}

/** Sends invoices that wait, and asks what became of those without an answer. Without a provider they wait on. */
export const invoiceJobs: JobKind<InvoiceServices> = {
  queue: 'invoices',
  listDue: async ({ db, now, settings }, max) => {
    if (!settings.current().invoiceProvider) return []
    const rows = await db
      .select({ id: invoice.id })
      .from(invoice)
      .where(lte(invoice.nextAt, now()))
      .orderBy(asc(invoice.nextAt), asc(invoice.createdAt))
      .limit(max)
    return rows.map(({ id }) => id)
  },
  run: async (services, id) => {
    const { invoiceProvider } = services.settings.current()
    return invoiceProvider ? processOne(services, invoiceProvider, id) : false
  },
}
