import { orderCodeOfAttempt } from '@/backend/modules/payments'
import type { Handler } from '@/backend/platform/context'
import type * as calls from '@/contract/shop/payment-return'

/** The signature says that the site wrote it; the order itself is paid only by the site's own notice. */
export const readPaymentReturn: Handler<typeof calls.readPaymentReturn> = async (
  { body },
  { db, settings },
) => {
  const query = new URLSearchParams(body.query)
  for (const site of Object.values(settings.current().paymentSites)) {
    const outcome = site.readReturn?.(query)
    const orderCode = outcome ? await orderCodeOfAttempt(db, outcome.txnRef) : null
    if (outcome && orderCode) return { data: { orderCode, result: outcome.result } }
  }
  return { data: null }
}
