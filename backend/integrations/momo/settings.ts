import type { MomoSettings } from '@/backend/integrations/momo/definition'
import { MOMO_SANDBOX } from '@/backend/integrations/momo/simulator'
import type { Config } from '@/backend/platform/config'
import { derivedKey } from '@/backend/platform/derived-key'
import type { Accounts } from '@/backend/platform/settings'

export const MOMO_NOTICES = '/payment/momo/ipn'

const secretFor = (tokenSecret: string, use: string) =>
  Buffer.from(derivedKey(tokenSecret, use)).toString('hex')

/** The shop's account at the built-in MoMo: secrets of its own that stay the same through restarts. */
const builtIn = ({ tokenSecret, port }: Config): MomoSettings => ({
  partnerCode: 'HIENSACH',
  accessKey: secretFor(tokenSecret, 'built-in MoMo, access key').slice(0, 16),
  secretKey: secretFor(tokenSecret, 'built-in MoMo, secret key'),
  apiUrl: `http://127.0.0.1:${port}${MOMO_SANDBOX}`,
})

export const usesMomoSandbox = ({ mode }: Config, { momo }: Accounts) =>
  mode === 'demo' && momo === null

/** The account at MoMo, at the built-in one in a demonstration, or none. */
export const momoSettings = (config: Config, accounts: Accounts): MomoSettings | null =>
  usesMomoSandbox(config, accounts) ? builtIn(config) : accounts.momo

/** Where MoMo tells of payments; the built-in one knows this program's own port. */
export const momoNoticeUrl = (config: Config, accounts: Accounts) =>
  (usesMomoSandbox(config, accounts) ? `http://127.0.0.1:${config.port}` : config.publicUrl) +
  MOMO_NOTICES
