import { Hono } from 'hono'
import { storeUnsigned } from '@/backend/api/webhooks/store-notice'
import {
  insertPaymentEvent,
  parseJson,
  type TransferFeed,
  type TransferNotice,
} from '@/backend/modules/payments'
import type { Services } from '@/backend/platform/context'
import { addressOf } from '@/backend/platform/http/client-address'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { noticeWithin } from '@/backend/platform/http/request-body'
import { recordTransferNotice } from '@/backend/workflows/settle-payment/record-transfer'

export const transferPath = (feed: string) => `/payment/transfers/${feed}`

const storable = (body: string) => {
  const json = parseJson(body)
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  // PostgreSQL takes no NUL in a text.
  return isObject && !body.includes('\\u0000') ? (json as Record<string, unknown>) : {}
}

/** Notices of transfers. 401 for what the service did not sign; 200 for all it did, so that it is told once; 500 asks for it again. */
export function transferRoutes(services: Services, feed: TransferFeed) {
  const app = new Hono({ getPath: matchablePath })
  const store = (body: string, rspCode: string) =>
    insertPaymentEvent(services.db, {
      provider: feed.name,
      kind: 'transfer',
      verified: true,
      rspCode,
      raw: storable(body),
      at: services.now(),
    })

  async function record(notices: readonly TransferNotice[], body: string) {
    for (const notice of notices) {
      const result = await recordTransferNotice(services, feed.name, notice)
      if (result !== 'known') await store(body, result)
    }
  }

  app.post(transferPath(feed.name), async (c) => {
    c.header('cache-control', 'no-store')
    const body = await noticeWithin(c.req.raw)
    if (body === null) return c.json({ success: false }, 413)
    const read = feed.read({ header: (name) => c.req.header(name), body, now: services.now() })
    if (read === 'unsigned') {
      const ip = addressOf(c, services.config)
      services.log.warn({ event: 'transfer notice refused', feed: feed.name, ip }, 'refused')
      const fields = Object.entries(storable(body)).map(
        ([name, value]) => [name, String(value)] as const,
      )
      const unsigned = { provider: feed.name, kind: 'transfer', rspCode: 'unsigned' } as const
      await storeUnsigned(services, { ...unsigned, fields, ip })
      return c.json({ success: false }, 401)
    }
    if (read === 'unreadable') await store(body, read)
    else await record(read, body)
    return c.json({ success: true })
  })
  return app
}
