import { type Context, Hono } from 'hono'
import { insertPaymentEvent } from '@/backend/modules/payments/payment-queries'
import { parseJson } from '@/backend/modules/payments/transfers/json-body'
import type {
  TransferFeed,
  TransferNotice,
} from '@/backend/modules/payments/transfers/transfer-feed'
import type { Services } from '@/backend/platform/context'
import { addressOf } from '@/backend/platform/http/client-address'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { HttpError } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'
import { textWithin } from '@/backend/platform/http/request-body'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { recordTransferNotice } from '@/backend/workflows/settle-payment/record-transfer'

export const transferPath = (feed: string) => `/payment/transfers/${feed}`

const MAX_BYTES = 64 * 1024
const MAX_REFUSED_STORED = 1_000
const storable = (body: string) => {
  const json = parseJson(body)
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  // PostgreSQL takes no NUL in a text.
  return isObject && !body.includes('\\u0000') ? (json as Record<string, unknown>) : {}
}

/** Notices of transfers. 401 for what the service did not sign; 200 for all it did, so that it is told once; 500 asks for it again. */
export function transferRoutes(services: Services, feed: TransferFeed) {
  const app = new Hono({ getPath: matchablePath })
  const store = (body: string, rspCode: string, verified: boolean) =>
    insertPaymentEvent(services.db, {
      provider: feed.name,
      kind: 'transfer',
      verified,
      rspCode,
      raw: storable(body),
      at: services.now(),
    })

  async function storeRefused(body: string, ip: string) {
    const key = throttleKey('transfer:refused', { address: ip })
    const hit = await countHit(services.db, key, MAX_REFUSED_STORED, 3_600, services.now())
    if (hit.allowed) await store(body, 'unsigned', false)
  }

  /** The body of a request, or null for one that is too large. */
  async function bodyWithin(c: Context) {
    try {
      return await textWithin(c.req.raw, MAX_BYTES)
    } catch (error) {
      if (error instanceof HttpError && error.status === 413) return null
      throw error
    }
  }

  async function record(notices: readonly TransferNotice[], body: string) {
    for (const notice of notices) {
      const result = await recordTransferNotice(services, feed.name, notice)
      if (result !== 'known') await store(body, result, true)
    }
  }

  app.post(transferPath(feed.name), async (c) => {
    c.header('cache-control', 'no-store')
    const body = await bodyWithin(c)
    if (body === null) return c.json({ success: false }, 413)
    const read = feed.read({ header: (name) => c.req.header(name), body, now: services.now() })
    if (read === 'unsigned') {
      const ip = addressOf(c, services.config)
      services.log.warn({ event: 'transfer notice refused', feed: feed.name, ip }, 'refused')
      await storeRefused(body, ip)
      return c.json({ success: false }, 401)
    }
    if (read === 'unreadable') await store(body, read, true)
    else await record(read, body)
    return c.json({ success: true })
  })
  return app
}
