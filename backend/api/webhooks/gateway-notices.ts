import { Hono } from 'hono'
import { storable, storeNotice } from '@/backend/api/webhooks/store-notice'
import type { NoticeResult, ReadNotice, SentNotice } from '@/backend/integrations/gateway'
import { recordPaymentOutcome } from '@/backend/modules/order-lifecycle'
import { emailShop } from '@/backend/modules/settings'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { addressOf } from '@/backend/platform/http/client-address'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { noticeWithin } from '@/backend/platform/http/request-body'

type Notices = {
  provider: string
  path: string
  method: 'GET' | 'POST'
  read: (notice: SentNotice) => ReadNotice
  reply: (result: NoticeResult) => Response
  codeOf?: (result: NoticeResult) => string
}

/** The notices of a payment site: signature first, then the shop, then order, amount and state. */
export function gatewayNotices(
  services: Services,
  { provider, path, method, read, reply, codeOf = (result) => result }: Notices,
) {
  const { db, now, log } = services
  const app = new Hono({ getPath: matchablePath })

  async function record(notice: ReadNotice): Promise<NoticeResult> {
    if ('refusal' in notice) return notice.refusal
    const source = { provider, now: now(), shop: emailShop(services) }
    return transact(db, (tx) => recordPaymentOutcome(tx, notice.outcome, source))
  }

  app.on(method, path, async (c) => {
    c.header('cache-control', 'no-store')
    const body = method === 'GET' ? '' : await noticeWithin(c.req.raw)
    if (body === null) return c.body(null, 413)
    const requestId = c.get('requestId')
    const ip = addressOf(c, services.config)
    const answer = (result: NoticeResult) => {
      const response = reply(result)
      response.headers.set('cache-control', 'no-store')
      return response
    }
    try {
      const notice = read({ query: new URL(c.req.url).searchParams, body })
      const result = await record(notice)
      if (result !== 'recorded') {
        const txnRef = storable(notice.txnRef)
        const event = `notice ${result}`
        log.warn({ event, requestId, provider, ip, txnRef }, 'payment notification')
      }
      await storeNotice(services, {
        ...notice,
        provider,
        ip,
        isVerified: result !== 'unsigned' && result !== 'unreadable',
        rspCode: codeOf(result),
        hasEffect: result === 'recorded',
      })
      return answer(result)
    } catch (err) {
      log.error({ err, requestId, provider }, 'a notification could not be recorded')
      return answer('failed')
    }
  })
  return app
}
