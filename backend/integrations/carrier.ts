import type { Hono } from 'hono'
import type { Carrier } from '@/backend/modules/shipping'
import type { Config } from '@/backend/platform/config'
import type { Services } from '@/backend/platform/context'
import { derivedKey } from '@/backend/platform/derived-key'
import type { AccountName, Accounts } from '@/backend/platform/settings'

type WithSecret = { noticeSecret: string }

type Parts<A extends WithSecret> = {
  /** Of its definition, whose account it takes. */
  id: { [N in AccountName]: NonNullable<Accounts[N]> extends A ? N : never }[AccountName]
  connect: (account: A) => Carrier
  /** The shop's account at the practice site. */
  practiceAccount: (config: Config) => A
  practiceSite: (services: Services, at: { settings: A; noticeUrl: string }) => Hono
}

/** A secret of a practice site, which stays the same through restarts. */
export const practiceSecret = ({ tokenSecret }: Config, use: string) =>
  Buffer.from(derivedKey(tokenSecret, use)).toString('hex')

/** A carrier as it is seen without knowing what its account consists of. */
export function defineCarrier<A extends WithSecret>({
  id,
  connect,
  practiceAccount,
  practiceSite,
}: Parts<A>) {
  const accountIn = (accounts: Readonly<Accounts>) => accounts[id] as unknown as A | null
  return {
    id,
    practiceAccount,
    /** Null without an account there. */
    carrierOf: (accounts: Readonly<Accounts>) => {
      const account = accountIn(accounts)
      return account && connect(account)
    },
    secretOf: (accounts: Readonly<Accounts>) => accountIn(accounts)?.noticeSecret,
    practiceCarrier: (config: Config) => connect(practiceAccount(config)),
    practiceSite: (services: Services, noticeUrl: string) =>
      practiceSite(services, { settings: practiceAccount(services.config), noticeUrl }),
  }
}
