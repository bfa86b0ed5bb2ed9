import {
  type NoticeResult,
  type ReadNotice,
  walletNotices,
} from '@/backend/api/webhooks/wallet-notices'
import { MOMO_NAME } from '@/backend/integrations/momo/client'
import type { MomoSettings } from '@/backend/integrations/momo/definition'
import { MomoNoticeFields } from '@/backend/integrations/momo/notice'
import { momoOutcome } from '@/backend/integrations/momo/outcome'
import { MOMO_NOTICES } from '@/backend/integrations/momo/settings'
import { noticeSignature } from '@/backend/integrations/momo/sign'
import { parseJson } from '@/backend/modules/payments'
import type { Services } from '@/backend/platform/context'
import { sameHash } from '@/backend/platform/same-hash'

/** MoMo wants 204 for what need not be told again. */
const statuses = {
  recorded: 204,
  known: 204,
  unknown: 404,
  wrongAmount: 409,
  unsigned: 401,
  unreadable: 400,
  failed: 500,
} as const satisfies Record<NoticeResult | 'failed', number>

const readNotice =
  (settings: MomoSettings) =>
  (body: string): ReadNotice => {
    const parsed = MomoNoticeFields.safeParse(parseJson(body))
    if (!parsed.success) return { refusal: 'unreadable', fields: [], txnRef: '' }
    const { signature, ...notice } = parsed.data
    const kept = { fields: Object.entries(notice), txnRef: notice.orderId }
    if (!sameHash(signature, noticeSignature(notice, settings))) {
      return { ...kept, refusal: 'unsigned' }
    }
    if (notice.partnerCode !== settings.partnerCode) return { ...kept, refusal: 'unknown' }
    return { ...kept, outcome: momoOutcome(notice) }
  }

/** MoMo's notices (IPN). */
export const momoRoutes = (services: Services, settings: MomoSettings) =>
  walletNotices(services, {
    provider: MOMO_NAME,
    path: MOMO_NOTICES,
    read: readNotice(settings),
    reply: (c, result) => c.body(null, statuses[result]),
  })
