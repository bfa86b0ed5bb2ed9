import type { Hono } from 'hono'
import type { RecordedOutcome } from '@/backend/modules/order-lifecycle'
import type { PaymentOutcome, PaymentProvider } from '@/backend/modules/payments'
import type { Config } from '@/backend/platform/config'
import type { Services } from '@/backend/platform/context'
import { derivedKey } from '@/backend/platform/derived-key'
import type { AccountName, Accounts } from '@/backend/platform/settings'
import type { PaymentType } from '@/contract/shop/orders'

/** Why a notice is ignored: unsigned, of an unknown form, signed but empty, or about something else. */
type Refusal =
  | 'unsigned'
  | 'unreadable'
  | 'incomplete'
  | Exclude<RecordedOutcome, 'recorded' | 'known'>
/** What a notice came to; `failed` is to be told again. */
export type NoticeResult = RecordedOutcome | Refusal | 'failed'

/** What a notice says once its signature and shop are checked, or why it says nothing; its fields to be kept. */
export type ReadNotice = { fields: readonly (readonly [string, string])[]; txnRef: string } & (
  | { outcome: PaymentOutcome }
  | { refusal: Refusal }
)

export type SentNotice = { query: URLSearchParams; body: string }

type Notices<A> = {
  path: string
  method: 'GET' | 'POST'
  read: (notice: SentNotice, account: A) => ReadNotice
  /** What the site is answered, in its own words. */
  reply: (result: NoticeResult) => Response
  /** What is kept of the answer; without it the result's own word. */
  codeOf?: (result: NoticeResult) => string
}

type SiteServices = Pick<Services, 'db' | 'log' | 'now'>
type Site<A> = { settings: A; publicUrl: string; noticeUrl: string }

type Parts<A extends object> = {
  /** Of its definition, whose account it takes. */
  id: { [N in AccountName]: NonNullable<Accounts[N]> extends A ? N : never }[AccountName]
  /** Of the contract's table of payment sites. */
  paymentType: PaymentType
  connect: (
    account: A & { publicUrl: string; noticeUrl: string },
    now: () => Date,
  ) => PaymentProvider
  notices: Notices<A>
  /** The shop's account at the practice site. */
  practiceAccount: (config: Config) => A
  practiceSite: (services: SiteServices, site: Site<A>) => Hono
}

/** A secret of a practice site, which stays the same through restarts. */
export const practiceSecret = ({ tokenSecret }: Pick<Config, 'tokenSecret'>, use: string) =>
  Buffer.from(derivedKey(tokenSecret, use)).toString('hex')

/** A payment site as it is seen without knowing what its account consists of. */
export function defineGateway<A extends object>({
  id,
  paymentType,
  connect,
  notices,
  practiceAccount,
  practiceSite,
}: Parts<A>) {
  const accountIn = (accounts: Readonly<Accounts>) => accounts[id] as unknown as A | null
  /** A demonstration without an account there plays it. */
  const isPractice = ({ mode }: Config, accounts: Readonly<Accounts>) =>
    mode === 'demo' && accountIn(accounts) === null
  const accountOf = (config: Config, accounts: Readonly<Accounts>) =>
    isPractice(config, accounts) ? practiceAccount(config) : accountIn(accounts)
  /** Where it tells of payments; the built-in one knows this program's own port. */
  const noticeUrl = (config: Config, accounts: Readonly<Accounts>) =>
    (isPractice(config, accounts) ? `http://127.0.0.1:${config.port}` : config.publicUrl) +
    notices.path
  return {
    id,
    paymentType,
    accountOf,
    practiceAccount,
    /** Null without an account. */
    providerOf: (config: Config, accounts: Readonly<Accounts>, now: () => Date) => {
      const account = accountOf(config, accounts)
      const { publicUrl } = config
      return (
        account && connect({ ...account, publicUrl, noticeUrl: noticeUrl(config, accounts) }, now)
      )
    },
    /** How its notices are heard; null without an account. */
    noticesOf: (config: Config, accounts: Readonly<Accounts>) => {
      const account = accountOf(config, accounts)
      if (!account) return null
      const read = (notice: SentNotice) => notices.read(notice, account)
      return { provider: id as string, ...notices, read }
    },
    /** Null where the shop has an account at the real one, or no demonstration is shown. */
    practiceSiteOf: (
      services: SiteServices & Pick<Services, 'config'>,
      accounts: Readonly<Accounts>,
    ) => {
      const { config } = services
      if (!isPractice(config, accounts)) return null
      const settings = practiceAccount(config)
      return practiceSite(services, {
        ...{ settings, publicUrl: config.publicUrl, noticeUrl: noticeUrl(config, accounts) },
      })
    },
  }
}
