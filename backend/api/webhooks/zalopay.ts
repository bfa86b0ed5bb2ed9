import { z } from 'zod'
import {
  type NoticeResult,
  type ReadNotice,
  walletNotices,
} from '@/backend/api/webhooks/wallet-notices'
import { value } from '@/backend/integrations/wallets/wallet-call'
import { ZALOPAY_NAME } from '@/backend/integrations/zalopay/client'
import type { ZalopaySettings } from '@/backend/integrations/zalopay/definition'
import { ZALOPAY_NOTICES } from '@/backend/integrations/zalopay/settings'
import { hmacHex, txnRefOf } from '@/backend/integrations/zalopay/sign'
import { type PaymentOutcome, parseJson } from '@/backend/modules/payments'
import type { Services } from '@/backend/platform/context'
import { sameHash } from '@/backend/platform/same-hash'

/** 1 heard, -1 refused, 0 to be told again. */
const codes = {
  recorded: 1,
  known: 1,
  unknown: -1,
  wrongAmount: -1,
  unsigned: -1,
  unreadable: -1,
  failed: 0,
} as const satisfies Record<NoticeResult | 'failed', number>

const Envelope = z.object({ data: z.string(), mac: z.string() })
const Data = z.object({
  app_id: value,
  app_trans_id: value,
  amount: value,
  zp_trans_id: value,
  channel: value.default(''),
})

type Facts = z.infer<typeof Data>

// ZaloPay tells of payments that went well and of no others.
const paidOutcome = (facts: Facts, txnRef: string): PaymentOutcome => ({
  txnRef,
  amount: Number(facts.amount),
  result: 'paid',
  gatewayNo: facts.zp_trans_id,
  bankCode: facts.channel || null,
  responseCode: '1',
  raw: { ...facts },
})

function readData(data: string, { appId }: ZalopaySettings): ReadNotice {
  const parsed = Data.safeParse(parseJson(data))
  if (!parsed.success) return { refusal: 'unreadable', fields: [], txnRef: '' }
  const facts = parsed.data
  const txnRef = txnRefOf(facts.app_trans_id)
  const kept = { fields: Object.entries(facts), txnRef }
  if (facts.app_id !== appId) return { ...kept, refusal: 'unknown' }
  return { ...kept, outcome: paidOutcome(facts, txnRef) }
}

function readNotice(body: string, settings: ZalopaySettings): ReadNotice {
  const envelope = Envelope.safeParse(parseJson(body))
  if (!envelope.success) return { refusal: 'unreadable', fields: [], txnRef: '' }
  const { data, mac } = envelope.data
  return sameHash(mac, hmacHex(settings.key2, data))
    ? readData(data, settings)
    : { refusal: 'unsigned', fields: [['data', data]], txnRef: '' }
}

/** ZaloPay's notices (callback). The status is always 200; the code in the body says whether it was heard. */
export const zalopayRoutes = (services: Services, settings: ZalopaySettings) =>
  walletNotices(services, {
    provider: ZALOPAY_NAME,
    path: ZALOPAY_NOTICES,
    read: (body) => readNotice(body, settings),
    reply: (c, result) => c.json({ return_code: codes[result], return_message: result }),
  })
