import { storable, storeNotice } from '@/backend/api/webhooks/store-notice'
import type { VnpaySettings } from '@/backend/integrations/vnpay/definition'
import { outcomeOf } from '@/backend/integrations/vnpay/outcome'
import { hasValidSignature, type VnpParams } from '@/backend/integrations/vnpay/sign'
import { emailShop } from '@/backend/modules/settings'
import { type RecordedOutcome, recordPaymentOutcome } from '@/backend/modules/settlement'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'

export type NoticeResult = RecordedOutcome | 'unsigned' | 'incomplete'

/** VNPAY's response codes; at 99 it sends the notice again. */
export const responseCodes = {
  recorded: '00',
  unknown: '01',
  known: '02',
  wrongAmount: '04',
  unsigned: '97',
  incomplete: '99',
} as const satisfies Record<NoticeResult, string>

/** Each name once; null where one is given twice, which VNPAY never does. */
function paramsOf(query: URLSearchParams): VnpParams | null {
  const entries = [...query]
  const names = new Set(entries.map(([name]) => name))
  return names.size === entries.length ? Object.fromEntries(entries) : null
}

/** Checks the signature first, then shop and currency, then order, amount and state. */
async function recordNotice(
  services: Services,
  { tmnCode, secret }: VnpaySettings,
  params: VnpParams | null,
): Promise<NoticeResult> {
  if (!params || !hasValidSignature(params, secret)) return 'unsigned'
  if (params.vnp_TmnCode !== tmnCode) return 'unknown'
  if ((params.vnp_CurrCode ?? 'VND') !== 'VND') return 'wrongAmount'
  const outcome = outcomeOf(params)
  if (!outcome) return 'incomplete'
  const { db, now } = services
  const source = { provider: 'vnpay', now: now(), shop: emailShop(services) }
  return transact(db, (tx) => recordPaymentOutcome(tx, outcome, source))
}

type Notice = { query: URLSearchParams; ip: string; requestId: string }

/** Records what a notice of VNPAY says, and the notice itself. */
export async function handleVnpayNotice(
  services: Services,
  settings: VnpaySettings,
  notice: Notice,
): Promise<NoticeResult> {
  const { query, ip, requestId } = notice
  const result = await recordNotice(services, settings, paramsOf(query))
  if (result !== 'recorded') {
    const event =
      result === 'known' ? 'payment notification repeated' : 'payment notification refused'
    const txnRef = storable(query.get('vnp_TxnRef') ?? '')
    services.log.warn({ event, requestId, verdict: result, ip, txnRef }, 'payment notification')
  }
  await storeNotice(services, {
    provider: 'vnpay',
    txnRef: query.get('vnp_TxnRef') ?? '',
    fields: [...query],
    ip,
    isVerified: result !== 'unsigned',
    rspCode: responseCodes[result],
    hasEffect: result === 'recorded',
  })
  return result
}
