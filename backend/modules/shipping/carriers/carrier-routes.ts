import { Hono } from 'hono'
import type { Config } from '@/backend/config'
import type { Services } from '@/backend/context'
import type { Carrier } from '@/backend/modules/shipping/carriers/carrier'
import { type GhnSettings, ghn } from '@/backend/modules/shipping/carriers/ghn'
import { GHN_NOTICES, ghnNotices } from '@/backend/modules/shipping/carriers/ghn-notices'
import { GHN_PAGE, GHN_SANDBOX, ghnSandbox } from '@/backend/modules/shipping/carriers/ghn-sandbox'
import { derivedKey } from '@/backend/platform/derived-key'
import { matchablePath } from '@/backend/platform/http/contract-router'

const usesSandbox = ({ mode, ghn }: Config) => mode === 'demo' && ghn === null

/** The shop's account at the built-in carrier. */
const builtIn = ({ tokenSecret, port, publicUrl }: Config): GhnSettings => ({
  token: Buffer.from(derivedKey(tokenSecret, 'built-in GHN')).toString('hex'),
  shopId: '1',
  apiUrl: `http://127.0.0.1:${port}${GHN_SANDBOX}`,
  noticeSecret: Buffer.from(derivedKey(tokenSecret, 'notices of the built-in GHN')).toString('hex'),
  trackingUrl: `${publicUrl}${GHN_PAGE}?code=`,
})

export const ghnSettings = (config: Config): GhnSettings | null =>
  usesSandbox(config) ? builtIn(config) : config.ghn

/** Who carries the shop's parcels: GHN with an account there, the built-in one in a demonstration, or nobody. */
export function parcelCarrier(config: Config): Carrier | null {
  const settings = ghnSettings(config)
  return settings && ghn(settings)
}

/** What a carrier calls, and the built-in one of a demonstration. */
export function carrierRoutes(services: Services) {
  const { config } = services
  const app = new Hono({ getPath: matchablePath })
  const settings = ghnSettings(config)
  if (!settings) return app
  const { noticeSecret } = settings
  app.route('/', ghnNotices(services, noticeSecret))
  if (usesSandbox(config)) {
    const noticeUrl = `http://127.0.0.1:${config.port}${GHN_NOTICES}?key=${noticeSecret}`
    app.route('/', ghnSandbox(services, { settings, noticeUrl }))
  }
  return app
}
