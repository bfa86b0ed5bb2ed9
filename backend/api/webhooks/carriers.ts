import { Hono } from 'hono'
import { carrierNotices, noticePath } from '@/backend/api/webhooks/carrier-notices'
import { type GhnSettings, ghn } from '@/backend/integrations/ghn/client'
import { GHN_PAGE, GHN_SANDBOX, ghnSandbox } from '@/backend/integrations/ghn/simulator'
import { type GhtkSettings, ghtk } from '@/backend/integrations/ghtk/client'
import { GHTK_PAGE, GHTK_SANDBOX, ghtkSandbox } from '@/backend/integrations/ghtk/simulator'
import type { Carrier } from '@/backend/modules/shipping'
import type { Config } from '@/backend/platform/config'
import type { Services } from '@/backend/platform/context'
import { derivedKey } from '@/backend/platform/derived-key'
import { matchablePath } from '@/backend/platform/http/contract-router'
import type { Accounts } from '@/backend/platform/settings'

const usesSandbox = ({ mode }: Config, { ghn, ghtk }: Accounts) =>
  mode === 'demo' && ghn === null && ghtk === null

const secretFor = ({ tokenSecret }: Config, use: string) =>
  Buffer.from(derivedKey(tokenSecret, use)).toString('hex')

/** The shop's account at the built-in GHN. */
export const builtInGhn = (config: Config): GhnSettings => ({
  token: secretFor(config, 'built-in GHN'),
  shopId: '1',
  apiUrl: `http://127.0.0.1:${config.port}${GHN_SANDBOX}`,
  noticeSecret: secretFor(config, 'notices of the built-in GHN'),
  trackingUrl: `${config.publicUrl}${GHN_PAGE}?code=`,
})

/** The shop's account at the built-in GHTK. */
export const builtInGhtk = (config: Config): GhtkSettings => ({
  token: secretFor(config, 'built-in GHTK'),
  clientSource: 'HIENSACH',
  apiUrl: `http://127.0.0.1:${config.port}${GHTK_SANDBOX}`,
  noticeSecret: secretFor(config, 'notices of the built-in GHTK'),
  trackingUrl: `${config.publicUrl}${GHTK_PAGE}?code=`,
  pickUp: {
    name: 'x',
    tel: '0900000000',
    address: '1',
    province: 'x',
    district: '',
    ward: 'x',
  },
})

const demoIsGhtk = ({ demoCarrier }: Config) => demoCarrier === 'ghtk'

/** Who carries the shop's parcels: GHN or GHTK with an account there, a built-in one in a demonstration, or nobody. */
export function parcelCarrier(config: Config, accounts: Accounts): Carrier | null {
  if (accounts.ghn) return ghn(accounts.ghn)
  if (accounts.ghtk) return ghtk(accounts.ghtk)
  if (!usesSandbox(config, accounts)) return null
  return demoIsGhtk(config) ? ghtk(builtInGhtk(config)) : ghn(builtInGhn(config))
}

function addNotices(app: Hono, services: Services, carrier: string, secret: string) {
  app.route('/', carrierNotices(services, { carrier, secret }))
  return `http://127.0.0.1:${services.config.port}${noticePath(carrier)}?key=${secret}`
}

/** What carriers call, and the built-in ones of a demonstration. */
export function carrierRoutes(services: Services) {
  const { config, settings } = services
  const { accounts } = settings.current()
  const app = new Hono({ getPath: matchablePath })
  if (accounts.ghn) addNotices(app, services, 'ghn', accounts.ghn.noticeSecret)
  if (accounts.ghtk) addNotices(app, services, 'ghtk', accounts.ghtk.noticeSecret)
  if (!usesSandbox(config, accounts)) return app
  const ghnAccount = builtInGhn(config)
  const ghnNotices = addNotices(app, services, 'ghn', ghnAccount.noticeSecret)
  app.route('/', ghnSandbox(services, { settings: ghnAccount, noticeUrl: ghnNotices }))
  const ghtkAccount = builtInGhtk(config)
  const ghtkNotices = addNotices(app, services, 'ghtk', ghtkAccount.noticeSecret)
  app.route('/', ghtkSandbox(services, { settings: ghtkAccount, noticeUrl: ghtkNotices }))
  return app
}
