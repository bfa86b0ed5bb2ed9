import type { Config } from '@/backend/config'
import {
  type AccountName,
  type Accounts,
  accountNames,
  demonstrationAccount,
} from '@/backend/config-accounts'
import type { Services } from '@/backend/context'
import { invoiceProvider } from '@/backend/modules/invoices/provider/provider-settings'
import { paymentSites } from '@/backend/modules/payments/payment-sites'
import { storedAccounts } from '@/backend/modules/settings/connections'
import { isOpenOf } from '@/backend/modules/settings/opening'
import {
  listStored,
  type StoredSetting,
  shopSettingsOf,
} from '@/backend/modules/settings/stored-settings'
import { parcelCarrier } from '@/backend/modules/shipping/carriers/carrier-routes'
import { setShopName } from '@/backend/platform/shop-name'
import type { Connection, ConnectionName } from '@/contract/staff-connections'

const accountOf = (name: ConnectionName): AccountName =>
  name === 'transfer' ? 'transferAccount' : name

type ReaderServices = Pick<Services, 'db' | 'config' | 'now'> &
  Pick<
    Services,
    'paymentSites' | 'parcelCarrier' | 'carrier' | 'invoiceProvider' | 'accountsChanged'
  >

/** What the environment says, kept beside what the process runs with. */
const environments = new WeakMap<Config, Config>()

/** Who has named an account: the environment comes first. */
export function accountSource(
  { config }: Pick<Services, 'config'>,
  name: ConnectionName,
): Connection['source'] {
  const given = (environments.get(config) ?? config)[accountOf(name)]
  if (given !== null && given !== demonstrationAccount) return 'environment'
  const used = config[accountOf(name)]
  if (used !== null && used !== demonstrationAccount) return 'office'
  return config.mode === 'demo' ? 'demo' : 'none'
}

function withShop(base: Config, stored: readonly StoredSetting[]) {
  const { warehouseCity = base.warehouseCity, ...facts } = shopSettingsOf(stored)
  const given = [...new Set([...base.shop.given, ...Object.keys(facts)])]
  return { warehouseCity, isOpen: isOpenOf(stored), shop: { ...base.shop, ...facts, given } }
}

const accountsIn = (of: (name: AccountName) => Accounts[AccountName]) =>
  Object.fromEntries(accountNames.map((name) => [name, of(name)])) as Accounts

/** The environment comes first, then the office, then what a demonstration has built in. */
function withAccounts(base: Config, stored: readonly StoredSetting[]): Accounts {
  const set = storedAccounts(base, stored)
  const own = (name: AccountName) => (base[name] === demonstrationAccount ? null : base[name])
  return accountsIn((name) => own(name) ?? set[name] ?? base[name])
}

const pickAccounts = (config: Config) => accountsIn((name) => config[name])

/**
 * Keeps the configuration that the whole process reads at what the office has set: one object, written over, and the payment sites and
 * the carrier made of it. To be called at the start, after a change, and now and then for what other processes changed.
 */
export function createSettingsReader(services: ReaderServices): () => Promise<void> {
  const { config } = services
  const base = { ...config }
  environments.set(config, base)
  let known = JSON.stringify(pickAccounts(base))
  return async () => {
    const stored = await listStored(services.db)
    Object.assign(config, withShop(base, stored), withAccounts(base, stored))
    setShopName(config.shop.name)
    const accounts = JSON.stringify(pickAccounts(config))
    if (accounts === known) return
    known = accounts
    services.paymentSites = paymentSites(config, services.now)
    const carrier = parcelCarrier(config)
    if (carrier) services.parcelCarrier = carrier
    else delete services.parcelCarrier
    if (carrier && config.shippingFees === 'carrier') services.carrier = carrier
    else delete services.carrier
    const invoices = invoiceProvider(config)
    if (invoices) services.invoiceProvider = invoices
    else delete services.invoiceProvider
    services.accountsChanged?.()
  }
}
