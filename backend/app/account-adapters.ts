import { parcelCarrier } from '@/backend/api/webhooks/carriers'
import { accountsOf, builtInAccounts } from '@/backend/app/config-accounts'
import { paymentSites } from '@/backend/app/payment-sites'
import { usesSandboxBank } from '@/backend/integrations/bank-feeds/feeds'
import { BANK_PATH } from '@/backend/integrations/practice-bank/simulator'
import { invoiceProvider } from '@/backend/integrations/viettel-invoice/settings'
import type { AccountPorts } from '@/backend/modules/settings'
import type { Config } from '@/backend/platform/config'
import type { AccountAdapters, Accounts } from '@/backend/platform/settings'

function accountAdapters(
  config: Config,
  accounts: Readonly<Accounts>,
  now: () => Date,
): AccountAdapters {
  const carrier = parcelCarrier(config, accounts)
  return {
    paymentSites: paymentSites(config, accounts, now),
    practiceBankPath: usesSandboxBank(config, accounts) ? BANK_PATH : null,
    parcelCarrier: carrier,
    feeCarrier: config.shippingFees === 'carrier' ? carrier : null,
    invoiceProvider: invoiceProvider(config, accounts),
  }
}

/** What the settings are told of the services elsewhere. */
export const accountPorts: AccountPorts = {
  accountsOf,
  builtInAccounts,
  adaptersFor: accountAdapters,
}
