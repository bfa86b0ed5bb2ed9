import { BANK_TRANSFERS } from '@/backend/modules/payments/payment-provider'
import { ledgerEntry } from '@/backend/modules/payments/tables'
import type { Tx } from '@/backend/platform/db/connect'

export const ORDERS = 'orders'
export const BANK = 'bank'
export const CASH = 'cash'
/** What a buyer never had to pay: its parcel came back or was lost. */
export const UNCOLLECTED = 'uncollected'
/** Paid to affiliates, and what of it went to the tax office. */
export const COMMISSIONS = 'commissions'
export const TAX = 'tax'
/** What came back of one order and pays the order that replaces it. */
export const EXCHANGES = 'exchanges'
/** What carriers pay for what they lost or damaged. */
export const CLAIMS = 'claims'
/** Money in the bank that no order has been given yet. */
export const UNASSIGNED = 'unassigned'

/** Where the money of a provider lies; a transfer is on the bank's account and assigned to its order. */
export const sourceOf = (provider: string) =>
  provider === BANK_TRANSFERS ? UNASSIGNED : `gateway:${provider}`

type Entry = Omit<typeof ledgerEntry.$inferInsert, 'id'>

/** Books an amount; booked twice it fails, which undoes the transaction around it. */
export const book = (tx: Tx, entry: Entry) => tx.insert(ledgerEntry).values(entry)
