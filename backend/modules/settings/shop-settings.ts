import { isDeepStrictEqual } from 'node:util'
import { isOpenOf } from '@/backend/modules/settings/opening'
import { storedAccounts } from '@/backend/modules/settings/stored-accounts'
import {
  carrierChoiceOf,
  listStored,
  type StoredSetting,
  shopSettingsOf,
} from '@/backend/modules/settings/stored-settings'
import type { Config } from '@/backend/platform/config'
import type { Services } from '@/backend/platform/context'
import type { Integration } from '@/backend/platform/integrations/define-integration'
import type {
  AccountAdapters,
  AccountName,
  Accounts,
  CurrentSettings,
  SettingsService,
  ShopFacts,
} from '@/backend/platform/settings'
import type { Connection } from '@/contract/staff/connections'

/** What the environment says of what the office may set. */
export type InitialSettings = {
  initialSettings: { shop: ShopFacts; warehouseCity: number; accounts: Accounts }
}
type Environment = Config & InitialSettings

type Settings = Omit<CurrentSettings, keyof AccountAdapters>

/** The outside services; `app/account-adapters.ts` provides them. */
export type AccountPorts = {
  integrations: readonly Integration[]
  /** Accounts of what stands in the environment, or of what the office has typed under the same names. */
  accountsOf: (values: Record<string, string>) => Accounts
  adaptersFor: (config: Config, accounts: Readonly<Accounts>, now: () => Date) => AccountAdapters
}
type AccountReaders = Omit<AccountPorts, 'adaptersFor'>

function shopOf({ initialSettings }: Environment, stored: readonly StoredSetting[]) {
  const { warehouseCity = initialSettings.warehouseCity, ...facts } = shopSettingsOf(stored)
  const { shop } = initialSettings
  // What is stored is JSON, which holds no undefined.
  const set = facts as Partial<ShopFacts>
  const given = [...new Set([...shop.given, ...Object.keys(facts)])]
  return { warehouseCity, isOpen: isOpenOf(stored), shop: { ...shop, ...set, given } }
}

/** The accounts that a demonstration has without being given any. */
const demonstrationsOf = (integrations: readonly Integration[]): Partial<Accounts> =>
  Object.fromEntries(
    integrations.flatMap(({ id, demonstration }) => (demonstration ? [[id, demonstration]] : [])),
  )

/** The environment comes first, then the office, then what a demonstration has built in. */
function accountsOf(
  config: Environment,
  stored: readonly StoredSetting[],
  readers: AccountReaders,
) {
  const environment = config.initialSettings.accounts
  const office = readers.accountsOf(storedAccounts(config, stored, readers.integrations))
  const builtIn = config.mode === 'demo' ? demonstrationsOf(readers.integrations) : {}
  const perAccount = <T>(read: (name: AccountName) => T) =>
    Object.fromEntries(Object.keys(environment).map((name) => [name, read(name as AccountName)]))
  const sourceOf = (name: AccountName): Connection['source'] => {
    if (environment[name]) return 'environment'
    if (office[name]) return 'office'
    return config.mode === 'demo' ? 'demo' : 'none'
  }
  return {
    accounts: perAccount(
      (name) => environment[name] ?? office[name] ?? builtIn[name] ?? null,
    ) as unknown as Accounts,
    sources: perAccount(sourceOf) as Settings['sources'],
  }
}

export const settingsOf = (
  config: Environment,
  stored: readonly StoredSetting[],
  readers: AccountReaders,
): Settings => ({
  ...shopOf(config, stored),
  carrierChoice: carrierChoiceOf(stored),
  ...accountsOf(config, stored, readers),
})

/** Until the first `refresh` it knows what the environment says. Tests bring adapters of their own. */
export function createShopSettings(
  { db, config, now }: Pick<Services, 'db' | 'now'> & { config: Environment },
  ports: AccountPorts,
): SettingsService {
  const listeners: (() => void)[] = []
  const withAdapters = (settings: Settings): CurrentSettings => ({
    ...settings,
    ...ports.adaptersFor(config, settings.accounts, now),
  })
  let current = withAdapters(settingsOf(config, [], ports))
  return {
    current: () => current,
    refresh: async () => {
      const next = settingsOf(config, await listStored(db), ports)
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
