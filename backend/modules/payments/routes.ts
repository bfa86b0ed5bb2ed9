import { Hono } from 'hono'
import type { Services } from '@/backend/context'
import { ipnRoutes } from '@/backend/modules/payments/ipn-routes'
import { paymentSettings, usesSandbox } from '@/backend/modules/payments/payment-settings'
import { sandboxRoutes } from '@/backend/modules/payments/sandbox/sandbox-routes'
import { matchablePath } from '@/backend/platform/http/contract-router'

/** What the payment site calls, and the built-in site itself where there is no other. */
export function paymentRoutes(services: Services) {
  const { config } = services
  const app = new Hono({ getPath: matchablePath })
  const settings = paymentSettings(config)
  if (!settings) return app
  app.route('/', ipnRoutes(services, settings))
  if (usesSandbox(config)) {
    const ipnUrl = `http://127.0.0.1:${config.port}/payment/vnpay/ipn`
    app.route('/', sandboxRoutes(services, { settings, ipnUrl }))
  }
  return app
}
