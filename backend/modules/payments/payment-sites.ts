import type { Config } from '@/backend/config'
import { ONLINE } from '@/backend/modules/orders/order-status'
import { paymentSettings } from '@/backend/modules/payments/payment-settings'
import type { PaymentSites } from '@/backend/modules/payments/providers'
import { vnpay } from '@/backend/modules/payments/vnpay'

/** Every payment site the shop's settings name. */
export function paymentSites(config: Config, now: () => Date): PaymentSites {
  const site = paymentSettings(config)
  return { ...(site && { [ONLINE]: vnpay({ ...site, publicUrl: config.publicUrl }, now) }) }
}
