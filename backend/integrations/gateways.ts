import { gateways } from '@/backend/integrations/listed-gateways'
import type { PaymentSites } from '@/backend/modules/payments'
import type { Config } from '@/backend/platform/config'
import type { Accounts } from '@/backend/platform/settings'

/** Every payment site the shop has an account at, and those a demonstration plays. */
export const openedSites = (
  config: Config,
  accounts: Readonly<Accounts>,
  now: () => Date,
): PaymentSites =>
  Object.fromEntries(
    gateways.flatMap(({ paymentType, providerOf }) => {
      const provider = providerOf(config, accounts, now)
      return provider ? [[paymentType, provider]] : []
    }),
  )
