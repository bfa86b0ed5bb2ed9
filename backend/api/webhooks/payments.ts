import { Hono } from 'hono'
import { momoRoutes } from '@/backend/api/webhooks/momo'
import { transferPath, transferRoutes } from '@/backend/api/webhooks/transfers'
import { vnpayRoutes } from '@/backend/api/webhooks/vnpay'
import { zalopayRoutes } from '@/backend/api/webhooks/zalopay'
import { feedOf, usesSandboxBank } from '@/backend/integrations/bank-feeds/feeds'
import { momoSettings, usesMomoSandbox } from '@/backend/integrations/momo/settings'
import { momoSandbox } from '@/backend/integrations/momo/simulator'
import { bankRoutes } from '@/backend/integrations/practice-bank/simulator'
import { usesSandbox, vnpaySettings } from '@/backend/integrations/vnpay/settings'
import { vnpaySandboxRoutes } from '@/backend/integrations/vnpay/simulator'
import { usesMessageSandbox } from '@/backend/integrations/zalo/channels'
import { messageSandbox } from '@/backend/integrations/zalo/simulator'
import { usesZalopaySandbox, zalopaySettings } from '@/backend/integrations/zalopay/settings'
import { zalopaySandbox } from '@/backend/integrations/zalopay/simulator'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'

/** Notices of transfers, and the built-in bank where nobody else tells of them. */
function addTransfers(app: Hono, services: Services) {
  const { config, settings } = services
  const { accounts } = settings.current()
  const feed = feedOf(config, accounts)
  if (!feed) return
  app.route('/', transferRoutes(services, feed))
  const noticeUrl = `http://127.0.0.1:${config.port}${transferPath(feed.name)}`
  if (usesSandboxBank(config, accounts)) app.route('/', bankRoutes(services, { feed, noticeUrl }))
}

/** MoMo's notices, and the built-in MoMo of a demonstration. */
function addMomo(app: Hono, services: Services) {
  const { config, settings } = services
  const { accounts } = settings.current()
  const account = momoSettings(config, accounts)
  if (!account) return
  app.route('/', momoRoutes(services, account))
  if (!usesMomoSandbox(config, accounts)) return
  app.route('/', momoSandbox(services, { settings: account, publicUrl: config.publicUrl }))
}

function addZalopay(app: Hono, services: Services) {
  const { config, settings } = services
  const { accounts } = settings.current()
  const account = zalopaySettings(config, accounts)
  if (!account) return
  app.route('/', zalopayRoutes(services, account))
  if (!usesZalopaySandbox(config, accounts)) return
  app.route('/', zalopaySandbox(services, { settings: account, publicUrl: config.publicUrl }))
}

/** What payment sites call, and the built-in ones themselves where there is no other. */
export function paymentRoutes(services: Services) {
  const { config, settings } = services
  const { accounts } = settings.current()
  const app = new Hono({ getPath: matchablePath })
  addTransfers(app, services)
  addMomo(app, services)
  addZalopay(app, services)
  if (usesMessageSandbox(config, accounts)) app.route('/', messageSandbox())
  const account = vnpaySettings(config, accounts)
  if (!account) return app
  app.route('/', vnpayRoutes(services, account))
  if (usesSandbox(config, accounts)) {
    const ipnUrl = `http://127.0.0.1:${config.port}/payment/vnpay/ipn`
    app.route('/', vnpaySandboxRoutes(services, { settings: account, ipnUrl }))
  }
  return app
}
