import { bankFeeds } from '@/backend/integrations/bank-feeds/definition'
import { usesSandboxBank } from '@/backend/integrations/bank-feeds/feeds'
import { openedCarriers } from '@/backend/integrations/carriers'
import { integrations } from '@/backend/integrations/definitions'
import { openedSites } from '@/backend/integrations/gateways'
import { invoiceProvider } from '@/backend/integrations/invoice-providers'
import { messageChannels } from '@/backend/integrations/message-channels'
import { BANK_PATH } from '@/backend/integrations/practice-bank/simulator'
import type { AccountPorts } from '@/backend/modules/settings'
import type { Config } from '@/backend/platform/config'
import { accountsOf } from '@/backend/platform/integrations/read-accounts'
import type { AccountAdapters, Accounts } from '@/backend/platform/settings'

/** What people call each carrier. */
export const carrierNames = Object.fromEntries(
  integrations.flatMap(({ id, kind, name }) => (kind === 'carrier' ? [[id, name]] : [])),
)

/** Payment sites, carriers and the services that tell of transfers. */
export const serviceNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    integrations.flatMap(({ id, kind, name }) => (kind === 'payment' ? [[id, name]] : [])),
  ),
  ...carrierNames,
  ...bankFeeds.fields.name.choices,
}

function accountAdapters(
  config: Config,
  accounts: Readonly<Accounts>,
  now: () => Date,
): AccountAdapters {
  const carriers = openedCarriers(config, accounts)
  return {
    paymentSites: openedSites(config, accounts, now),
    practiceBankPath: usesSandboxBank(config, accounts) ? BANK_PATH : null,
    carriers,
    carrierNames,
    serviceNames,
    feeCarriers: config.shippingFees === 'carrier' ? carriers : [],
    invoiceProvider: invoiceProvider(config, accounts),
    messageChannels: messageChannels(config, accounts),
  }
}

/** The outside services that the settings can name. */
export const accountPorts: AccountPorts = {
  integrations,
  accountsOf: (values) => accountsOf(integrations, values),
  adaptersFor: accountAdapters,
}
