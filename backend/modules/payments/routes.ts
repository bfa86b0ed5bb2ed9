import { Hono } from 'hono'
import type { Services } from '@/backend/context'
import { ipnRoutes } from '@/backend/modules/payments/ipn-routes'
import { paymentSettings, usesSandbox } from '@/backend/modules/payments/payment-settings'
import { bankRoutes } from '@/backend/modules/payments/sandbox/bank-routes'
import { sandboxRoutes } from '@/backend/modules/payments/sandbox/sandbox-routes'
import { feedOf, usesSandboxBank } from '@/backend/modules/payments/transfers/feeds'
import { transferPath, transferRoutes } from '@/backend/modules/payments/transfers/transfer-routes'
import { matchablePath } from '@/backend/platform/http/contract-router'

/** Notices of transfers, and the built-in bank where nobody else tells of them. */
function addTransfers(app: Hono, services: Services) {
  const { config } = services
  const feed = feedOf(config)
  if (!feed) return
  app.route('/', transferRoutes(services, feed))
  const noticeUrl = `http://127.0.0.1:${config.port}${transferPath(feed.name)}`
  if (usesSandboxBank(config)) app.route('/', bankRoutes(services, { feed, noticeUrl }))
}

/** What payment sites call, and the built-in ones themselves where there is no other. */
export function paymentRoutes(services: Services) {
  const { config } = services
  const app = new Hono({ getPath: matchablePath })
  addTransfers(app, services)
  const settings = paymentSettings(config)
  if (!settings) return app
  app.route('/', ipnRoutes(services, settings))
  if (usesSandbox(config)) {
    const ipnUrl = `http://127.0.0.1:${config.port}/payment/vnpay/ipn`
    app.route('/', sandboxRoutes(services, { settings, ipnUrl }))
  }
  return app
}
