import { type Context, Hono } from 'hono'
import { storeNotice } from '@/backend/api/webhooks/store-notice'
import type { PaymentOutcome } from '@/backend/modules/payments'
import { emailShop } from '@/backend/modules/settings'
import { type RecordedOutcome, recordPaymentOutcome } from '@/backend/modules/settlement'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { addressOf } from '@/backend/platform/http/client-address'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { noticeWithin } from '@/backend/platform/http/request-body'

export type NoticeResult = RecordedOutcome | 'unsigned' | 'unreadable'

/** What a notice says once its signature and shop are checked, or why it says nothing; its fields to be kept. */
export type ReadNotice = { fields: [string, string][]; txnRef: string } & (
  | { outcome: PaymentOutcome }
  | { refusal: 'unsigned' | 'unreadable' | 'unknown' }
)

type Wallet = {
  provider: string
  path: string
  read: (body: string) => ReadNotice
  reply: (c: Context, result: NoticeResult | 'failed') => Response
}

/** The notices of a wallet: signature first, then the shop, then order, amount and state. */
export function walletNotices(services: Services, { provider, path, read, reply }: Wallet) {
  const { db, now, log } = services
  const app = new Hono({ getPath: matchablePath })

  async function record(notice: ReadNotice): Promise<NoticeResult> {
    if ('refusal' in notice) return notice.refusal
    const source = { provider, now: now(), shop: emailShop(services) }
    return transact(db, (tx) => recordPaymentOutcome(tx, notice.outcome, source))
  }

  app.post(path, async (c) => {
    c.header('cache-control', 'no-store')
    const body = await noticeWithin(c.req.raw)
    if (body === null) return c.body(null, 413)
    const requestId = c.get('requestId')
    const ip = addressOf(c, services.config)
    try {
      const notice = read(body)
      const result = await record(notice)
      if (result !== 'recorded') {
        log.warn({ event: `notice ${result}`, requestId, provider, ip }, 'payment notification')
      }
      await storeNotice(services, {
        ...notice,
        provider,
        ip,
        isVerified: result !== 'unsigned' && result !== 'unreadable',
        rspCode: result,
        hasEffect: result === 'recorded',
      })
      return reply(c, result)
    } catch (err) {
      log.error({ err, requestId, provider }, 'a notification could not be recorded')
      return reply(c, 'failed')
    }
  })
  return app
}
