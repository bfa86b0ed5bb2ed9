import { z } from 'zod'
import type { ReadNotice, SentNotice } from '@/backend/integrations/gateway'
import { value } from '@/backend/integrations/wallets/wallet-call'
import type { ZalopaySettings } from '@/backend/integrations/zalopay/definition'
import { hmacHex, txnRefOf } from '@/backend/integrations/zalopay/sign'
import { type PaymentOutcome, parseJson } from '@/backend/modules/payments'
import { sameHash } from '@/backend/platform/same-hash'

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

/** ZaloPay's notice (callback). */
export function readZalopayNotice({ body }: SentNotice, settings: ZalopaySettings): ReadNotice {
  const envelope = Envelope.safeParse(parseJson(body))
  if (!envelope.success) return { refusal: 'unreadable', fields: [], txnRef: '' }
  const { data, mac } = envelope.data
  return sameHash(mac, hmacHex(settings.key2, data))
    ? readData(data, settings)
    : { refusal: 'unsigned', fields: [['data', data]], txnRef: '' }
}
