import type { SmsSettings } from '@/backend/integrations/esms/definition'
import { esms } from '@/backend/integrations/esms/esms'
import type { ZaloSettings } from '@/backend/integrations/zalo/definition'
import { ZALO_SANDBOX } from '@/backend/integrations/zalo/simulator'
import { zns } from '@/backend/integrations/zalo/zns'
import type { MessageChannel } from '@/backend/modules/phone-messages'
import type { Config } from '@/backend/platform/config'
import { derivedKey } from '@/backend/platform/derived-key'
import type { Accounts } from '@/backend/platform/settings'

const builtInUrl = ({ port }: Config) => `http://127.0.0.1:${port}${ZALO_SANDBOX}`

const builtInZalo = (config: Config): ZaloSettings => ({
  appId: 'demo',
  secretKey: 'demo',
  refreshToken: Buffer.from(derivedKey(config.tokenSecret, 'built-in Zalo')).toString('hex'),
  apiUrl: builtInUrl(config),
  oauthUrl: builtInUrl(config),
  ...{ placed: 'demo-1', paid: 'demo-2', shipped: 'demo-3', delivered: 'demo-4' },
  ...{ cancelled: 'demo-5', refunded: 'demo-6', confirm: 'demo-7', confirmSoon: 'demo-8' },
  ...{ released: 'demo-9', willRefund: 'demo-10', returnAnswered: 'demo-11' },
})
const builtInSms = (config: Config): SmsSettings => ({
  ...{ apiKey: 'demo', secretKey: 'demo', brandname: 'HIENSACH', apiUrl: builtInUrl(config) },
})

/** Zalo first, SMS where Zalo cannot deliver; a demonstration without accounts has both built in. */
export function messageChannels(config: Config, { zalo, sms }: Accounts): MessageChannel[] {
  if (config.mode === 'demo' && !zalo && !sms) {
    return [zns(builtInZalo(config)), esms(builtInSms(config))]
  }
  return [...(zalo ? [zns(zalo)] : []), ...(sms ? [esms(sms)] : [])]
}

/** Whether messages go to the services of a demonstration. */
export const usesMessageSandbox = ({ mode }: Config, { zalo, sms }: Accounts) =>
  mode === 'demo' && !zalo && !sms
