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
  for (const { id, secretOf, practiceAccount, practiceSite } of carriers) {
    const secret = isPractice ? practiceAccount(config).noticeSecret : secretOf(accounts)
    if (secret === undefined) continue
    app.route('/', carrierNotices(services, { carrier: id, secret }))
    const noticeUrl = `http://127.0.0.1:${config.port}${noticePath(id)}?key=${secret}`
    if (isPractice) app.route('/', practiceSite(services, noticeUrl))
  }
  return app
}
