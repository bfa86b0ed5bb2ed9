import { ghnCarrier } from '@/backend/integrations/ghn/carrier'
import { ghtkCarrier } from '@/backend/integrations/ghtk/carrier'
import { viettelPostCarrier } from '@/backend/integrations/viettel-post/carrier'
import type { Carrier } from '@/backend/modules/shipping'
import type { Config } from '@/backend/platform/config'
import type { Accounts } from '@/backend/platform/settings'

/** Every carrier there is; of several with an account the first one carries. */
export const carriers = [ghnCarrier, ghtkCarrier, viettelPostCarrier] as const

/** A demonstration without an account at any of them plays them all. */
export const usesPracticeCarriers = ({ mode }: Config, accounts: Readonly<Accounts>) =>
  mode === 'demo' && carriers.every(({ id }) => accounts[id] === null)

/** The carrier of the shop's parcels: one with an account, the built-in one in a demonstration, or none. */
export function parcelCarrier(config: Config, accounts: Readonly<Accounts>): Carrier | null {
  for (const { carrierOf } of carriers) {
    const carrier = carrierOf(accounts)
    if (carrier) return carrier
  }
  if (!usesPracticeCarriers(config, accounts)) return null
  return carriers.find(({ id }) => id === config.demoCarrier)?.practiceCarrier(config) ?? null
}
