import type { ZalopaySettings } from '@/backend/integrations/zalopay/definition'
import { ZALOPAY_SANDBOX } from '@/backend/integrations/zalopay/simulator'
import type { Config } from '@/backend/platform/config'
import { derivedKey } from '@/backend/platform/derived-key'
import type { Accounts } from '@/backend/platform/settings'

export const ZALOPAY_NOTICES = '/payment/zalopay/callback'

const secretFor = (tokenSecret: string, use: string) =>
  Buffer.from(derivedKey(tokenSecret, use)).toString('hex')

/** The shop's account at the built-in ZaloPay: secrets of its own that stay the same through restarts. */
const builtIn = ({ tokenSecret, port }: Config): ZalopaySettings => ({
  appId: '2553',
  key1: secretFor(tokenSecret, 'built-in ZaloPay, key 1'),
  key2: secretFor(tokenSecret, 'built-in ZaloPay, key 2'),
  apiUrl: `http://127.0.0.1:${port}${ZALOPAY_SANDBOX}`,
})

export const usesZalopaySandbox = ({ mode }: Config, { zalopay }: Accounts) =>
  mode === 'demo' && zalopay === null

/** The account at ZaloPay, at the built-in one in a demonstration, or none. */
export const zalopaySettings = (config: Config, accounts: Accounts): ZalopaySettings | null =>
  usesZalopaySandbox(config, accounts) ? builtIn(config) : accounts.zalopay

/** Where ZaloPay tells of payments; the built-in one knows this program's own port. */
export const zalopayNoticeUrl = (config: Config, accounts: Accounts) =>
  (usesZalopaySandbox(config, accounts) ? `http://127.0.0.1:${config.port}` : config.publicUrl) +
  ZALOPAY_NOTICES
