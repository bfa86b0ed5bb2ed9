import type { VnpaySettings } from '@/backend/integrations/vnpay/definition'
import { sandboxPaths } from '@/backend/integrations/vnpay/simulator'
import type { Config } from '@/backend/platform/config'
import { derivedKey } from '@/backend/platform/derived-key'
import type { Accounts } from '@/backend/platform/settings'

/** The shop's account at the built-in payment site: its secret is the shop's own, so that it stays the same through restarts. */
const builtIn = ({ tokenSecret, publicUrl, port }: Config): VnpaySettings => ({
  tmnCode: 'HIENSACH',
  secret: Buffer.from(derivedKey(tokenSecret, 'built-in payment site')).toString('hex'),
  payUrl: publicUrl + sandboxPaths.pay,
  apiUrl: `http://127.0.0.1:${port}${sandboxPaths.api}`,
})

export const usesSandbox = ({ mode }: Config, { vnpay }: Accounts) =>
  mode === 'demo' && vnpay === null

/** Where payment type 0 is paid: VNPAY with an account of the shop's, the built-in site in the demonstration, or nowhere. */
export const vnpaySettings = (config: Config, accounts: Accounts): VnpaySettings | null =>
  usesSandbox(config, accounts) ? builtIn(config) : accounts.vnpay
