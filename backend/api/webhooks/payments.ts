import { Hono } from 'hono'
import { gatewayNotices } from '@/backend/api/webhooks/gateway-notices'
import { transferPath, transferRoutes } from '@/backend/api/webhooks/transfers'
import { feedOf, usesSandboxBank } from '@/backend/integrations/bank-feeds/feeds'
import { gateways } from '@/backend/integrations/listed-gateways'
import { usesMessageSandbox } from '@/backend/integrations/message-channels'
import { bankRoutes } from '@/backend/integrations/practice-bank/simulator'
import { messageSandbox } from '@/backend/integrations/zalo/simulator'
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

/** What payment sites call, and the built-in ones themselves where there is no other. */
export function paymentRoutes(services: Services) {
  const { config, settings } = services
  const { accounts } = settings.current()
  const app = new Hono({ getPath: matchablePath })
  addTransfers(app, services)
  if (usesMessageSandbox(config, accounts)) app.route('/', messageSandbox())
  for (const { noticesOf, practiceSiteOf } of gateways) {
    const notices = noticesOf(config, accounts)
    if (!notices) continue
    app.route('/', gatewayNotices(services, notices))
    const site = practiceSiteOf(services, accounts)
    if (site) app.route('/', site)
  }
  return app
}
