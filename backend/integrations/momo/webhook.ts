import type { ReadNotice, SentNotice } from '@/backend/integrations/gateway'
import type { MomoSettings } from '@/backend/integrations/momo/definition'
import { MomoNoticeFields } from '@/backend/integrations/momo/notice'
import { momoOutcome } from '@/backend/integrations/momo/outcome'
import { noticeSignature } from '@/backend/integrations/momo/sign'
import { parseJson } from '@/backend/modules/payments'
import { sameHash } from '@/backend/platform/same-hash'

/** MoMo's notice (IPN). */
export function readMomoNotice({ body }: SentNotice, settings: MomoSettings): ReadNotice {
  const parsed = MomoNoticeFields.safeParse(parseJson(body))
  if (!parsed.success) return { refusal: 'unreadable', fields: [], txnRef: '' }
  const { signature, ...notice } = parsed.data
  const kept = { fields: Object.entries(notice), txnRef: notice.orderId }
  if (!sameHash(signature, noticeSignature(notice, settings)))
    return { ...kept, refusal: 'unsigned' }
  if (notice.partnerCode !== settings.partnerCode) return { ...kept, refusal: 'unknown' }
  return { ...kept, outcome: momoOutcome(notice) }
}
