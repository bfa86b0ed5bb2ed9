import { Hono } from 'hono'
import type { Services } from '@/backend/context'
import { bankRoutes } from '@/backend/modules/payments/sandbox/bank-routes'
import { momoSandbox } from '@/backend/modules/payments/sandbox/momo-sandbox'
import { vnpaySandboxRoutes } from '@/backend/modules/payments/sandbox/vnpay-sandbox-routes'
import { zalopaySandbox } from '@/backend/modules/payments/sandbox/zalopay-sandbox'
import { feedOf, usesSandboxBank } from '@/backend/modules/payments/transfers/feeds'
import { transferPath, transferRoutes } from '@/backend/modules/payments/transfers/transfer-routes'
import { vnpayRoutes } from '@/backend/modules/payments/vnpay-routes'
import { usesSandbox, vnpaySettings } from '@/backend/modules/payments/vnpay-settings'
import { momoRoutes } from '@/backend/modules/payments/wallets/momo-routes'
import { momoSettings, usesMomoSandbox } from '@/backend/modules/payments/wallets/momo-settings'
import { zalopayRoutes } from '@/backend/modules/payments/wallets/zalopay-routes'
import {
  usesZalopaySandbox,
  zalopaySettings,
} from '@/backend/modules/payments/wallets/zalopay-settings'
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
  const account = vnpaySettings(config, accounts)
  if (!account) return app
  app.route('/', vnpayRoutes(services, account))
  if (usesSandbox(config, accounts)) {
    const ipnUrl = `http://127.0.0.1:${config.port}/payment/vnpay/ipn`
    app.route('/', vnpaySandboxRoutes(services, { settings: account, ipnUrl }))
  }
  return app
}
