import { accountPorts, carrierNames, serviceNames } from '@/backend/app/account-adapters'
import { readConfig } from '@/backend/app/config'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { settingsOf } from '@/backend/modules/settings/shop-settings'
import type {
  AccountAdapters,
  Accounts,
  CurrentSettings,
  SettingsService,
} from '@/backend/platform/settings'
import { defaultShop } from '@/contract/shop-defaults'

/** No service elsewhere is called unless a test brings one. */
export const noAdapters: AccountAdapters = {
  paymentSites: {},
  practiceBankPath: null,
  carriers: [],
  carrierNames,
  serviceNames,
  feeCarriers: [],
  invoiceProvider: null,
  messageChannels: [],
}

/** What the emails of tests say of the shop. */
export const testShop: EmailShop = { name: defaultShop.name, publicUrl: '' }

type Given = Partial<Omit<CurrentSettings, 'accounts'>> & { accounts?: Partial<Accounts> }

/** What the environment says and a test brings; nobody changes it. */
export function fixedSettings({ accounts, ...given }: Given = {}): SettingsService {
  const initial = settingsOf(readConfig({}), [], accountPorts)
  const value = {
    ...{ ...noAdapters, ...initial, ...given },
    accounts: { ...initial.accounts, ...accounts },
  }
  return { current: () => value, refresh: async () => {}, onAccountsChange: () => {} }
}
