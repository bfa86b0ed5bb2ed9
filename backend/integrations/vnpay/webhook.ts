import type { ReadNotice, SentNotice } from '@/backend/integrations/gateway'
import type { VnpaySettings } from '@/backend/integrations/vnpay/definition'
import { outcomeOf } from '@/backend/integrations/vnpay/outcome'
import { hasValidSignature, type VnpParams } from '@/backend/integrations/vnpay/sign'

/** Each name once; null where one is given twice, which VNPAY never does. */
function paramsOf(query: URLSearchParams): VnpParams | null {
  const entries = [...query]
  const names = new Set(entries.map(([name]) => name))
  return names.size === entries.length ? Object.fromEntries(entries) : null
}

/** VNPAY's notice (IPN): the signature first, then shop and currency. */
export function readVnpayNotice(
  { query }: SentNotice,
  { tmnCode, secret }: VnpaySettings,
): ReadNotice {
  const kept = { fields: [...query], txnRef: query.get('vnp_TxnRef') ?? '' }
  const params = paramsOf(query)
  if (!params || !hasValidSignature(params, secret)) return { ...kept, refusal: 'unsigned' }
  if (params.vnp_TmnCode !== tmnCode) return { ...kept, refusal: 'unknown' }
  if ((params.vnp_CurrCode ?? 'VND') !== 'VND') return { ...kept, refusal: 'wrongAmount' }
  const outcome = outcomeOf(params)
  return outcome ? { ...kept, outcome } : { ...kept, refusal: 'incomplete' }
}
