import { Hono } from 'hono'
import type { Services } from '@/backend/context'
import { paymentSettings, usesBuiltIn } from '@/backend/payment/built-in'
import { gatewayRoutes } from '@/backend/payment/gateway/routes'
import { ipnRoutes } from '@/backend/payment/ipn'
import { matchablePath } from '@/backend/router'

/** What the payment site calls, and the built-in site itself where there is no other. */
export function paymentRoutes(services: Services) {
  const { config } = services
  const app = new Hono({ getPath: matchablePath })
  const settings = paymentSettings(config)
  if (!settings) return app
  app.route('/', ipnRoutes(services, settings))
  if (usesBuiltIn(config)) {
    const ipnUrl = `http://127.0.0.1:${config.port}/payment/vnpay/ipn`
    app.route('/', gatewayRoutes(services, { settings, ipnUrl }))
  }
  return app
}
