import type { Config } from '@/backend/config'
import { MOMO, ONLINE } from '@/backend/modules/orders/order-status'
import { paymentSettings } from '@/backend/modules/payments/payment-settings'
import type { PaymentSites } from '@/backend/modules/payments/providers'
import { vnpay } from '@/backend/modules/payments/vnpay'
import { momo } from '@/backend/modules/payments/wallets/momo'
import { momoNoticeUrl, momoSettings } from '@/backend/modules/payments/wallets/momo-settings'

/** Every payment site the shop's settings name. */
export function paymentSites(config: Config, now: () => Date): PaymentSites {
  const { publicUrl } = config
  const site = paymentSettings(config)
  const wallet = momoSettings(config)
  return {
    ...(site && { [ONLINE]: vnpay({ ...site, publicUrl }, now) }),
    ...(wallet && { [MOMO]: momo({ ...wallet, publicUrl, noticeUrl: momoNoticeUrl(config) }) }),
  }
}
