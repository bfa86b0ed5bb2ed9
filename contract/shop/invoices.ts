import { z } from 'zod/mini'
import { Instant, line, Money, personName, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Email } from '@/contract/shop/auth'
import { isTaxCode, tidyTaxCode } from '@/contract/tax-code'

/** A company's invoice names its tax code and address; a person's may. */
export const invoiceBuyerKinds = ['person', 'company'] as const

const TaxCode = z.pipe(
  z.pipe(line(30), z.transform(tidyTaxCode)),
  z.string().check(z.refine((code) => code === '' || isTaxCode(code), messages.badTaxCode)),
)
const blank = z.literal('')
/** A company may be called like its address on the web. */
const PersonName = personName(messages.invoiceNameNeeded)

/** Whom an invoice is made out to, as the buyer says it. */
export const InvoiceBuyer = z
  .object({
    kind: z.enum(invoiceBuyerKinds),
    name: line(200, messages.invoiceNameNeeded),
    taxCode: z._default(TaxCode, ''),
    address: z._default(line(300), ''),
    email: z._default(z.union([blank, Email]), ''),
  })
  .check(
    z.refine(({ kind, name }) => kind === 'company' || PersonName.safeParse(name).success, {
      error: messages.nameLikeAddress,
      path: ['name'],
    }),
    z.refine(({ kind, taxCode }) => kind === 'person' || taxCode !== '', {
      error: messages.taxCodeNeeded,
      path: ['taxCode'],
    }),
    z.refine(({ kind, address }) => kind === 'person' || address !== '', {
      error: messages.addressRequired,
      path: ['address'],
    }),
  )
export type InvoiceBuyer = z.output<typeof InvoiceBuyer>

/** What the checkout sends: whom to, and whether the account shall remember it. */
export const InvoiceInput = z.object({ buyer: InvoiceBuyer, isRemembered: z.optional(z.boolean()) })

const KnownBuyer = z.object({
  kind: z.enum(invoiceBuyerKinds),
  name: z.string(),
  taxCode: z.string(),
  address: z.string(),
  email: z.string(),
})
export const KnownInvoiceBuyer = KnownBuyer

/** original, adjustment (amounts below zero take back) or replacement. */
export const invoiceKinds = ['original', 'adjustment', 'replacement'] as const
/**
 * `waiting` to be sent, `sent` without the provider's answer, `issued`, `refused` by the provider; `adjusted` and `replaced` are issued
 * ones that another one corrects; `dropped` was never issued because the order was cancelled.
 */
export const invoiceStates = [
  ...(['waiting', 'sent', 'issued', 'refused'] as const),
  ...(['adjusted', 'replaced', 'dropped'] as const),
] as const
export type InvoiceState = (typeof invoiceStates)[number]

export const Invoice = z.object({
  id: Uuid,
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  total: Money,
  /** Serial and number together, e.g. `C26THS123`; null until it is issued. */
  number: z.nullable(z.string()),
  /** The tax authority's code. */
  authorityCode: z.nullable(z.string()),
  /** The secret with which anybody looks it up, and where. */
  lookupCode: z.nullable(z.string()),
  lookupUrl: z.nullable(z.string()),
  issuedTime: z.nullable(Instant),
})
export type Invoice = z.output<typeof Invoice>

/** The invoices of an order, and whom they are made out to. */
export const OrderInvoices = z.object({
  /** Null: to a consumer without a name. */
  buyer: z.nullable(KnownBuyer),
  /** Until the invoice is sent. */
  canChange: z.boolean(),
  invoices: z.array(Invoice),
})
export type OrderInvoices = z.output<typeof OrderInvoices>
