import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, line, Money, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Invoice, InvoiceBuyer, KnownInvoiceBuyer } from '@/contract/shop/invoices'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

/** `open` waits for its number, `failed` needs a person, `issued` counts for the tax, `corrected` is adjusted or replaced. */
export const invoiceViews = ['open', 'failed', 'issued', 'corrected', 'dropped'] as const

/** Null: not subject to the tax. */
const Rate = z.nullable(z.int())
const RateSum = z.object({ rate: Rate, net: Money, tax: Money })

const StaffInvoiceRow = z.extend(Invoice, {
  /** Ours, under which the provider knows it. */
  ref: z.string(),
  orderId: Uuid,
  orderCode: z.string(),
  buyerName: z.string(),
  buyerTaxCode: z.string(),
  net: Money,
  tax: Money,
  rates: z.array(RateSum),
  /** The number of the invoice it corrects. */
  corrects: z.nullable(z.string()),
  createdTime: Instant,
  /** Why it is not issued; null while nothing is wrong. */
  problem: z.nullable(z.string()),
  attempts: z.int(),
  /** Whether it may be replaced: an issued one that nothing corrects yet. */
  canReplace: z.boolean(),
})
export type StaffInvoiceRow = z.output<typeof StaffInvoiceRow>

const StaffInvoice = z.extend(StaffInvoiceRow, {
  buyer: z.nullable(KnownInvoiceBuyer),
  reason: z.nullable(z.string()),
  totalInWords: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      quantity: z.int(),
      rate: Rate,
      net: Money,
      tax: Money,
      amount: Money,
    }),
  ),
})
export type StaffInvoice = z.output<typeof StaffInvoice>

const invoices = staffResource({
  path: 'invoices',
  noun: 'an invoice',
  id: Uuid,
  read: may('invoices.read'),
  write: may('invoices.write'),
})
const params = z.object({ id: Uuid })
const response = envelope(StaffInvoice)

export const staffInvoices = {
  list: invoices.list(StaffInvoiceRow, {
    sorts: ['createdTime', 'issuedTime'],
    filters: {
      view: z.optional(z.enum(invoiceViews)),
      /** Issued in this month of the shop's time, `2026-11`: the accountant's list. @example "2026-11" */
      month: z.optional(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, messages.badInput))),
      orderId: z.optional(Uuid),
    },
  }),
  read: invoices.read(StaffInvoice),
  retryInvoice: endpoint({
    method: 'POST',
    path: '/api/staff/invoices/{id}/retry',
    access: 'staff',
    roles: may('invoices.write'),
    budget: { cost: 'write' },
    extension: true,
    summary:
      'Asks the provider again at once: a refused invoice with the buyer as he is known now, one without an answer after looking for it.',
    params,
    response,
  }),
  replaceInvoice: endpoint({
    method: 'POST',
    path: '/api/staff/invoices/{id}/replace',
    access: 'staff',
    roles: may('invoices.write'),
    budget: { cost: 'write' },
    extension: true,
    summary:
      'Queues an invoice with a corrected buyer in place of an issued one, which stays as it is.',
    params,
    body: z.object({ buyer: InvoiceBuyer, reason: line(255, messages.badInput) }),
    response,
  }),
  correctInvoiceBuyer: endpoint({
    method: 'PATCH',
    path: '/api/staff/orders/{id}/invoice-buyer',
    access: 'staff',
    roles: may('invoices.buyer'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Corrects whom an order’s invoice is made out to, until it is sent.',
    params,
    body: z.object({ buyer: z.nullable(InvoiceBuyer) }),
    response: envelope(z.nullable(KnownInvoiceBuyer)),
  }),
}
