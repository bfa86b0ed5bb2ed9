import type { CarrierChoice } from '@/contract/staff/carrier-rules'
import type { Connection } from '@/contract/staff/connections'
import type { ShopNotice } from '@/contract/staff/settings'

export type ShopFacts = {
  name: string
  company: string
  address: string
  warehouse: string
  hotlines: string[]
  email: string
  taxCode: string
  registration: string
  /** An address of zalo.me; empty for none. */
  zaloUrl: string
  /** The site's entry at online.gov.vn; empty until it has been notified. */
  notificationUrl: string
  logoUrl: string | null
  narrowLogoUrl: string | null
  iconUrl: string | null
  theme: string
  notices: ShopNotice[]
  /** When the shop works: one entry a weekday from Monday on, null for a day off. */
  openHours: ({ open: string; close: string } | null)[]
  /** Days off besides public holidays, both ends included. */
  closedDays: { from: string; to: string }[]
  /** Working hours for which the stock of a guest's unconfirmed cash order is held. */
  stockHours: number
  /** Which of these were named; the others are made up. */
  given: string[]
}

/** The mail server, and who the letters come from. */
export type MailAccount = { url: string; from: string }

export const USUAL_SENDER = 'no-reply@hien-sach.example'

/**
 * The shop's accounts at other services; each client declares its account here.
 * Each is null without an account: a demonstration then uses the built-in site, a real shop does without.
 */
export interface Accounts {
  /** Null: e-mails become files under `dataDir`. */
  mail: MailAccount | null
}
export type AccountName = keyof Accounts

/**
 * What the shop works with at the moment. It is never written to: `refresh` makes another.
 * A module declares here which outside service it needs; `app/account-adapters.ts` provides them.
 */
export interface CurrentSettings {
  readonly shop: Readonly<ShopFacts>
  /** Province code of the warehouse; shipping zones are counted from it. */
  readonly warehouseCity: number
  /** Which carrier takes which parcel. */
  readonly carrierChoice: Readonly<CarrierChoice>
  /** False before a new shop has opened (backend/modules/settings/opening.ts). */
  readonly isOpen: boolean
  readonly accounts: Readonly<Accounts>
  /** What people call the services that write into an order's history, by the name they write there. */
  readonly serviceNames: Readonly<Partial<Record<string, string>>>
  /** Who has named each account. */
  readonly sources: Readonly<Record<AccountName, Connection['source']>>
}

/** The services at which the shop has accounts, ready to be called. */
export type AccountAdapters = Omit<
  CurrentSettings,
  'shop' | 'warehouseCity' | 'carrierChoice' | 'isOpen' | 'accounts' | 'sources'
>

export type SettingsService = {
  current: () => CurrentSettings
  /** Reads what the office has set: at the start, after a change, and now and then for what another process changed. */
  refresh: () => Promise<void>
  /** `listener` is called when an account elsewhere was set, exchanged or removed. */
  onAccountsChange: (listener: () => void) => void
}
