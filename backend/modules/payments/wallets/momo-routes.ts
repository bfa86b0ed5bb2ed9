import { Hono } from 'hono'
import { z } from 'zod'
import type { Services } from '@/backend/context'
import {
  type RecordedOutcome,
  recordPaymentOutcome,
} from '@/backend/modules/payments/settle-payment'
import { storeNotice } from '@/backend/modules/payments/store-notice'
import { parseJson } from '@/backend/modules/payments/transfers/json-body'
import { sameHash } from '@/backend/modules/payments/vnpay-sign'
import { MOMO_NAME } from '@/backend/modules/payments/wallets/momo'
import { momoOutcome } from '@/backend/modules/payments/wallets/momo-outcome'
import { type MomoSettings, noticeSignature } from '@/backend/modules/payments/wallets/momo-sign'
import { readBody } from '@/backend/modules/payments/wallets/read-body'
import { value } from '@/backend/modules/payments/wallets/wallet-call'
import { transact } from '@/backend/platform/db/transact'
import { addressOf } from '@/backend/platform/http/client-address'
import { matchablePath } from '@/backend/platform/http/contract-router'

export const MOMO_NOTICES = '/payment/momo/ipn'

type NoticeResult = RecordedOutcome | 'unsigned' | 'unreadable'
/** MoMo wants 204 for what need not be told again. */
const statuses = {
  recorded: 204,
  known: 204,
  unknown: 404,
  wrongAmount: 409,
  unsigned: 401,
  unreadable: 400,
} as const satisfies Record<NoticeResult, number>

const Notice = z.object({
  amount: value,
  extraData: value,
  message: value,
  orderId: value,
  orderInfo: value,
  orderType: value,
  partnerCode: value,
  payType: value,
  requestId: value,
  responseTime: value,
  resultCode: value,
  transId: value,
  signature: z.string(),
})

/** Checks the signature first, then the shop, then order, amount and state. */
async function recordNotice(
  { db, now, config }: Services,
  settings: MomoSettings,
  body: string,
): Promise<{ result: NoticeResult; fields: [string, string][] }> {
  const parsed = Notice.safeParse(parseJson(body))
  if (!parsed.success) return { result: 'unreadable', fields: [] }
  const { signature, ...notice } = parsed.data
  const fields = Object.entries(notice)
  if (!sameHash(signature, noticeSignature(notice, settings))) return { result: 'unsigned', fields }
  if (notice.partnerCode !== settings.partnerCode) return { result: 'unknown', fields }
  const source = { provider: MOMO_NAME, now: now(), publicUrl: config.publicUrl }
  const result = await transact(db, (tx) => recordPaymentOutcome(tx, momoOutcome(notice), source))
  return { result, fields }
}

/** MoMo's notices (IPN). */
export function momoRoutes(services: Services, settings: MomoSettings) {
  const app = new Hono({ getPath: matchablePath })
  app.post(MOMO_NOTICES, async (c) => {
    c.header('cache-control', 'no-store')
    const body = await readBody(c)
    if (body === null) return c.body(null, 413)
    const requestId = c.get('requestId')
    const ip = addressOf(c, services.config)
    const { result, fields } = await recordNotice(services, settings, body)
    if (result !== 'recorded') {
      const event = `payment notification ${result}`
      services.log.warn({ event, requestId, provider: MOMO_NAME, ip }, 'payment notification')
    }
    await storeNotice(services, {
      provider: MOMO_NAME,
      txnRef: fields.find(([name]) => name === 'orderId')?.[1] ?? '',
      fields,
      ip,
      isVerified: result !== 'unsigned' && result !== 'unreadable',
      rspCode: result,
      hasEffect: result === 'recorded',
    })
    return c.body(null, statuses[result])
  })
  return app
}
