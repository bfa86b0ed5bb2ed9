import { momo } from '@/backend/integrations/momo/client'
import { momoNoticeUrl, momoSettings } from '@/backend/integrations/momo/settings'
import { vnpay } from '@/backend/integrations/vnpay/client'
import { vnpaySettings } from '@/backend/integrations/vnpay/settings'
import { zalopay } from '@/backend/integrations/zalopay/client'
import { zalopayNoticeUrl, zalopaySettings } from '@/backend/integrations/zalopay/settings'
import { MOMO, ONLINE, ZALOPAY } from '@/backend/modules/orders'
import type { PaymentSites } from '@/backend/modules/payments'
import type { Config } from '@/backend/platform/config'
import type { Accounts } from '@/backend/platform/settings'

/** Every payment site the shop's settings name. */
export function paymentSites(config: Config, accounts: Accounts, now: () => Date): PaymentSites {
  const { publicUrl } = config
  const site = vnpaySettings(config, accounts)
  const momoAccount = momoSettings(config, accounts)
  const zalopayAccount = zalopaySettings(config, accounts)
  return {
    ...(site && { [ONLINE]: vnpay({ ...site, publicUrl }, now) }),
    ...(momoAccount && {
      [MOMO]: momo({ ...momoAccount, publicUrl, noticeUrl: momoNoticeUrl(config, accounts) }),
    }),
    ...(zalopayAccount && {
      [ZALOPAY]: zalopay(
        { ...zalopayAccount, publicUrl, noticeUrl: zalopayNoticeUrl(config, accounts) },
        now,
      ),
    }),
  }
}
