import { Hono } from 'hono'
import { carrierNotices, noticePath } from '@/backend/api/webhooks/carrier-notices'
import { carriers, usesPracticeCarriers } from '@/backend/integrations/carriers'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'

/** What carriers call, and the built-in ones of a demonstration. */
export function carrierRoutes(services: Services) {
  const { config, settings } = services
  const { accounts } = settings.current()
  const app = new Hono({ getPath: matchablePath })
  const isPractice = usesPracticeCarriers(config, accounts)
  for (const { id, noticesOf, practiceSite } of carriers) {
    const notices = noticesOf(config, accounts, isPractice)
    if (!notices) continue
    app.route('/', carrierNotices(services, notices))
    const noticeUrl = `http://127.0.0.1:${config.port}${noticePath(id)}?key=${notices.secret}`
    if (isPractice) app.route('/', practiceSite(services, noticeUrl))
  }
  return app
}
