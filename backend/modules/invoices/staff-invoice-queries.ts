import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type InvoiceRow, isIssued } from '@/backend/modules/invoices/invoice-queries'
import { moneyInWords } from '@/backend/modules/invoices/money-in-words'
import { invoiceDto } from '@/backend/modules/invoices/order-invoices'
import { refusalText } from '@/backend/modules/invoices/refusal-text'
import { invoice, invoiceBuyer } from '@/backend/modules/invoices/tables'
import { byRate } from '@/backend/modules/invoices/tax-lines'
import { invoiceTexts } from '@/backend/modules/invoices/texts'
import { orders } from '@/backend/modules/orders/tables'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { containing, listPage, orderBy } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { StaffInvoice, StaffInvoiceRow, staffInvoices } from '@/contract/staff/invoices'

type Query = Parsed<typeof staffInvoices.list>['query']
type Services = Pick<Context, 'db' | 'now' | 'settings'>

const ZONE = 'Asia/Ho_Chi_Minh'
const CODE_EXPECTED_MS = 3_600_000
const base = alias(invoice, 'base')
const corrections = sql`(select count(*) from invoice c where c.corrects_id = invoice.id
  and c.state <> 'dropped' and not (c.kind = 'replacement' and c.state = 'refused'))`

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      row: invoice,
      orderCode: orders.code,
      known: invoiceBuyer,
      base,
      corrections: corrections.mapWith(Number),
    })
    .from(invoice)
    .innerJoin(orders, eq(orders.id, invoice.orderId))
    .leftJoin(invoiceBuyer, eq(invoiceBuyer.orderId, invoice.orderId))
    .leftJoin(base, eq(base.id, invoice.correctsId))
    .where(where)
type Found = Awaited<ReturnType<typeof select>>[number]

const isUnsent = ({ state }: InvoiceRow) => state === 'waiting' || state === 'refused'

/** As it was sent, else as it would be now. */
function buyerOf({ row, known, base: corrected }: Found) {
  if (row.buyer) return { ...row.buyer, email: row.buyerEmail ?? '' }
  if (!isUnsent(row)) return null
  if (corrected) return corrected.buyer && { ...corrected.buyer, email: corrected.buyerEmail ?? '' }
  if (!known) return null
  const { kind, name, taxCode, address, email } = known
  return { kind, name, taxCode, address, email }
}

/** Why it is not where it should be. */
function problemOf({ row, base: corrected }: Found, { settings, now }: Services) {
  if (row.state === 'waiting' && !settings.current().invoiceProvider) return invoiceTexts.noProvider
  if (row.state === 'waiting' && corrected && !isIssued(corrected)) return invoiceTexts.waitsForBase
  if (isIssued(row)) {
    const age = now().getTime() - (row.issuedAt?.getTime() ?? 0)
    const isMissing = row.authorityCode === null && row.nextAt !== null && age > CODE_EXPECTED_MS
    return isMissing ? invoiceTexts.noAuthorityCode : null
  }
  if (row.lastError === null) return null
  return row.state === 'refused' ? refusalText(row.lastError) : invoiceTexts.providerSilent
}

function staffInvoiceRow(found: Found, services: Services): StaffInvoiceRow {
  const { row, orderCode, base: corrected } = found
  const buyer = buyerOf(found)
  return {
    ...invoiceDto(row),
    ref: row.ref,
    orderId: row.orderId,
    orderCode,
    buyerName: buyer?.name ?? invoiceTexts.consumer,
    buyerTaxCode: buyer?.taxCode ?? '',
    net: row.net,
    tax: row.tax,
    rates: byRate(row.lines),
    corrects: corrected?.number ?? null,
    createdTime: row.createdAt.toISOString(),
    problem: problemOf(found, services),
    attempts: row.attempts,
    canReplace: row.state === 'issued' && row.kind !== 'adjustment' && found.corrections === 0,
  }
}

const views: Record<NonNullable<Query['view']>, SQL | undefined> = {
  open: inArray(invoice.state, ['waiting', 'sent']),
  failed: or(
    eq(invoice.state, 'refused'),
    and(inArray(invoice.state, ['waiting', 'sent']), sql`${invoice.attempts} > 3`),
  ),
  issued: inArray(invoice.state, ['issued', 'adjusted', 'replaced']),
  corrected: inArray(invoice.state, ['adjusted', 'replaced']),
  dropped: eq(invoice.state, 'dropped'),
}

const inMonth = (
  month: string,
) => sql`${invoice.issuedAt} >= ${`${month}-01`}::date::timestamp at time zone ${ZONE}
  and ${invoice.issuedAt} < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone ${ZONE}`

/** The newest first; `q` looks in the order's code, the number, our reference and the buyer. */
export async function listStaffInvoices(services: Services, query: Query) {
  const { db } = services
  const { q, ids, view, month, orderId } = query
  const like = q ? containing(q) : ''
  const where = and(
    q
      ? or(
          ...[ilike(invoice.ref, like), ilike(invoice.number, like)],
          sql`${invoice.buyer} ->> 'name' ilike ${like}`,
          sql`${invoice.buyer} ->> 'taxCode' ilike ${like}`,
        )
      : undefined,
    ids ? inArray(sql`${invoice.id}::text`, ids.split(',')) : undefined,
    view && views[view],
    month ? inMonth(month) : undefined,
    orderId ? eq(invoice.orderId, orderId) : undefined,
  )
  const sorts = { createdTime: invoice.createdAt, issuedTime: invoice.issuedAt }
  const order = orderBy(query, sorts, { sort: 'createdTime', order: 'desc' }, invoice.id)
  return listPage(db, query, {
    from: invoice,
    where,
    rows: select(db, where),
    order,
    toDto: (row) => staffInvoiceRow(row, services),
  })
}

/** An invoice with its buyer and lines as the office reads it; 404 when there is none. Amounts in đồng. */
export async function getStaffInvoice(services: Services, id: string): Promise<StaffInvoice> {
  const [found] = await select(services.db, eq(invoice.id, id))
  if (!found) throw notFound()
  const { row } = found
  return {
    ...staffInvoiceRow(found, services),
    buyer: buyerOf(found),
    reason: row.reason,
    totalInWords: moneyInWords(row.total),
    lines: row.lines.map(({ name, unit, quantity, rate, net, tax, amount }) => ({
      ...{ name, unit, quantity, rate, net, tax, amount },
    })),
  }
}
