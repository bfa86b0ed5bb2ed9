import type { Hono } from 'hono'
import type { Carrier, CarrierStep } from '@/backend/modules/shipping'
import type { Config } from '@/backend/platform/config'
import type { Services } from '@/backend/platform/context'
import { derivedKey } from '@/backend/platform/derived-key'
import type { AccountName, Accounts } from '@/backend/platform/settings'

type CommonAccount = { noticeSecret: string; apiUrl: string }

/** What a carrier's notice says of a parcel: how it is named, there and here. */
export type CarrierNotice = {
  trackingCode: string | null
  code: string | null
  /** What happened to it, where the notice is proof of that; otherwise the carrier is asked. */
  step: CarrierStep | null
}

type SiteServices = Pick<Services, 'db' | 'log' | 'now' | 'config'>

type Parts<A extends CommonAccount> = {
  /** Of its definition, whose account it takes. */
  id: { [N in AccountName]: NonNullable<Accounts[N]> extends A ? N : never }[AccountName]
  connect: (account: A) => Carrier
  /** Null: it names no parcel. The secret in its address was right. */
  readNotice: (fields: unknown, account: A) => CarrierNotice | null
  /** It cannot be asked about a parcel: its notices are believed for their secret. */
  isNoticeProof?: boolean
  /** The shop's account at the practice site. */
  practiceAccount: (config: Config) => A
  practiceSite: (services: SiteServices, at: { settings: A; noticeUrl: string }) => Hono
}

/** A secret of a practice site, which stays the same through restarts. */
export const practiceSecret = ({ tokenSecret }: Config, use: string) =>
  Buffer.from(derivedKey(tokenSecret, use)).toString('hex')

/** A carrier as it is seen without knowing what its account consists of. */
export function defineCarrier<A extends CommonAccount>({
  id,
  connect,
  readNotice,
  isNoticeProof: isProof = false,
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
    /** How its notices are heard; with the practice account where there is one. */
    noticesOf: (config: Config, accounts: Readonly<Accounts>, isPractice: boolean) => {
      const account = isPractice ? practiceAccount(config) : accountIn(accounts)
      if (!account) return null
      const { noticeSecret: secret } = account
      const read = (fields: unknown) => readNotice(fields, account)
      return { carrier: id, secret, isProof, readNotice: read }
    },
    practiceCarrier: (config: Config) => connect(practiceAccount(config)),
    /** The practice site at another origin. */
    practiceCarrierAt: (config: Config, origin: string) => {
      const account = practiceAccount(config)
      return connect({ ...account, apiUrl: origin + new URL(account.apiUrl).pathname })
    },
    practiceSite: (services: SiteServices, noticeUrl: string) =>
      practiceSite(services, { settings: practiceAccount(services.config), noticeUrl }),
  }
}
