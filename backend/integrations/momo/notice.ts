import { z } from 'zod'
import type { MomoSettings } from '@/backend/integrations/momo/definition'
import { momoOutcome } from '@/backend/integrations/momo/outcome'
import { noticeSignature } from '@/backend/integrations/momo/sign'
import { value } from '@/backend/integrations/wallets/wallet-call'
import { sameHash } from '@/backend/platform/same-hash'

/** What MoMo says of a payment, in a notice and in the address a buyer comes back to. */
export const MomoNoticeFields = z.object({
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

/** What MoMo signed into the address a buyer came back to. */
export function readMomoReturn(settings: MomoSettings, query: URLSearchParams) {
  const parsed = MomoNoticeFields.safeParse(Object.fromEntries(query))
  if (!parsed.success || parsed.data.partnerCode !== settings.partnerCode) return null
  const { signature, ...notice } = parsed.data
  return sameHash(signature, noticeSignature(notice, settings)) ? momoOutcome(notice) : null
}
