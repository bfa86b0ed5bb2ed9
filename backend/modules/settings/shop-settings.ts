import { isDeepStrictEqual } from 'node:util'
import { type AccountAdapters, accountAdapters } from '@/backend/app/account-adapters'
import type { Config } from '@/backend/app/config'
import {
  type AccountName,
  type Accounts,
  accountNames,
  demonstrationAccountOf,
} from '@/backend/app/config-accounts'
import type { ShopFacts } from '@/backend/app/config-shop'
import { storedAccounts } from '@/backend/modules/settings/connections'
import { isOpenOf } from '@/backend/modules/settings/opening'
import {
  listStored,
  type StoredSetting,
  shopSettingsOf,
} from '@/backend/modules/settings/stored-settings'
import type { Services } from '@/backend/platform/context'
import type { Connection, ConnectionName } from '@/contract/staff/connections'

type Settings = Readonly<{
  shop: Readonly<ShopFacts>
  /** Province code of the warehouse; shipping zones are counted from it. */
  warehouseCity: number
  /** False before a new shop has opened (backend/modules/settings/opening.ts). */
  isOpen: boolean
  accounts: Readonly<Accounts>
  /** Who has named each account. */
  sources: Readonly<Record<AccountName, Connection['source']>>
}>

/** What the shop works with at the moment. It is never written to: `refresh` makes another. */
export type CurrentSettings = Settings & AccountAdapters

export type SettingsService = {
  current: () => CurrentSettings
  /** Reads what the office has set: at the start, after a change, and now and then for what another process changed. */
  refresh: () => Promise<void>
  /** `listener` is called when an account elsewhere was set, exchanged or removed. */
  onAccountsChange: (listener: () => void) => void
}

function shopOf({ initialSettings }: Config, stored: readonly StoredSetting[]) {
  const { warehouseCity = initialSettings.warehouseCity, ...facts } = shopSettingsOf(stored)
  const { shop } = initialSettings
  // What is stored is JSON, which holds no undefined.
  const set = facts as Partial<ShopFacts>
  const given = [...new Set([...shop.given, ...Object.keys(facts)])]
  return { warehouseCity, isOpen: isOpenOf(stored), shop: { ...shop, ...set, given } }
}

const perAccount = <T>(read: (name: AccountName) => T) =>
  Object.fromEntries(accountNames.map((name) => [name, read(name)]))

/** The environment comes first, then the office, then what a demonstration has built in. */
function accountsOf(config: Config, stored: readonly StoredSetting[]) {
  const environment = config.initialSettings.accounts
  const office = storedAccounts(config, stored)
  const builtIn: Partial<Accounts> = { transferAccount: demonstrationAccountOf(config.mode) }
  const sourceOf = (name: AccountName): Connection['source'] => {
    if (environment[name]) return 'environment'
    if (office[name]) return 'office'
    return config.mode === 'demo' ? 'demo' : 'none'
  }
  return {
    accounts: perAccount(
      (name) => environment[name] ?? office[name] ?? builtIn[name] ?? null,
    ) as Accounts,
    sources: perAccount(sourceOf) as Settings['sources'],
  }
}

export const settingsOf = (config: Config, stored: readonly StoredSetting[]): Settings => ({
  ...shopOf(config, stored),
  ...accountsOf(config, stored),
})

/** Who has named an account, by the name the office calls it. */
export const accountSource = ({ sources }: CurrentSettings, name: ConnectionName) =>
  sources[name === 'transfer' ? 'transferAccount' : name]

/** Until the first `refresh` it knows what the environment says. Tests bring adapters of their own. */
export function createShopSettings(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  adaptersFor: typeof accountAdapters = accountAdapters,
): SettingsService {
  const listeners: (() => void)[] = []
  const withAdapters = (settings: Settings): CurrentSettings => ({
    ...settings,
    ...adaptersFor(config, settings.accounts, now),
  })
  let current = withAdapters(settingsOf(config, []))
  return {
    current: () => current,
    refresh: async () => {
      const next = settingsOf(config, await listStored(db))
      // Adapters keep what they have learned, such as a session, as long as the accounts are the same.
      if (isDeepStrictEqual(next.accounts, current.accounts)) {
        current = { ...current, ...next }
        return
      }
      current = withAdapters(next)
      for (const listener of listeners) listener()
    },
    onAccountsChange: (listener) => {
      listeners.push(listener)
    },
  }
}
