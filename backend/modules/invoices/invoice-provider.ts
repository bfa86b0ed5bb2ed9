import type { InvoiceLine } from '@/backend/modules/invoices/tax-lines'

export type InvoiceParty = {
  kind: 'person' | 'company'
  name: string
  taxCode: string
  address: string
}

/** An invoice as the provider is told of it. */
export type InvoiceDocument = {
  /** Ours; the provider makes one invoice of it however often it is sent. */
  ref: string
  kind: 'original' | 'adjustment' | 'replacement'
  issuedAt: Date
  /** Null for a consumer without a name. */
  buyer: InvoiceParty | null
  email: string
  /** Of an adjustment amounts below zero take back. */
  lines: readonly InvoiceLine[]
  /** The issued invoice this one adjusts or replaces, and why. */
  corrects: { number: string; issuedAt: Date; reason: string } | null
}

export type IssuedInvoice = {
  /** Serial and number. */
  number: string
  /** With it anybody looks the invoice up at the provider. */
  lookupCode: string
  /** Of the tax authority; it may come later. */
  authorityCode: string | null
  issuedAt: Date
}

/** The provider understood and will not issue it: sending it again changes nothing. */
export class InvoiceRefusal extends Error {}

/** Who issues electronic invoices. Called outside every transaction: it speaks over the network. */
export type InvoiceProvider = {
  name: string
  /** Its invoices carry a code of the tax authority. */
  isCoded: boolean
  issue: (document: InvoiceDocument) => Promise<IssuedInvoice>
  /** What it has under our reference; null when it has nothing. */
  find: (ref: string) => Promise<IssuedInvoice | null>
  /** Where a buyer looks it up. */
  lookupUrl: (issued: IssuedInvoice) => string
}

declare module '@/backend/platform/settings' {
  interface CurrentSettings {
    /** Who issues electronic invoices; without one they wait. */
    readonly invoiceProvider: InvoiceProvider | null
  }
}
