import { carriers } from '@/backend/integrations/listed-carriers'
import type { Carrier } from '@/backend/modules/shipping'
import type { Config } from '@/backend/platform/config'
import type { Accounts } from '@/backend/platform/settings'

/** Every carrier there is. */
export { carriers }

/** A demonstration without an account at any of them plays them all. */
export const usesPracticeCarriers = ({ mode }: Config, accounts: Readonly<Accounts>) =>
  mode === 'demo' && carriers.every(({ id }) => accounts[id] === null)

/** The carriers with an account; in a demonstration without one the built-in ones, first the one it is told to play. */
export function openedCarriers(config: Config, accounts: Readonly<Accounts>): Carrier[] {
  if (!usesPracticeCarriers(config, accounts))
    return carriers.flatMap(({ carrierOf }) => carrierOf(accounts) ?? [])
  const isFirst = ({ id }: { id: string }) => id === config.demoCarrier
  return [...carriers]
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .map(({ practiceCarrier }) => practiceCarrier(config))
}
