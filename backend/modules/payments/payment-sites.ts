import type { Config } from '@/backend/config'
import type { Accounts } from '@/backend/config-accounts'
import { MOMO, ONLINE, ZALOPAY } from '@/backend/modules/orders/order-status'
import type { PaymentSites } from '@/backend/modules/payments/providers'
import { vnpay } from '@/backend/modules/payments/vnpay'
import { vnpaySettings } from '@/backend/modules/payments/vnpay-settings'
import { momo } from '@/backend/modules/payments/wallets/momo'
import { momoNoticeUrl, momoSettings } from '@/backend/modules/payments/wallets/momo-settings'
import { zalopay } from '@/backend/modules/payments/wallets/zalopay'
import {
  zalopayNoticeUrl,
  zalopaySettings,
} from '@/backend/modules/payments/wallets/zalopay-settings'

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
