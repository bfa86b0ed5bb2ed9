import { listPaymentsToQuery } from '@/backend/modules/payments/payment-queries'
import {
  type PaymentQueryServices,
  settleByQuery,
} from '@/backend/workflows/settle-payment/settle-payment'

/** Asks the payment sites about attempts that may have been paid, since a notice may be lost. Returns how many changed. */
export async function queryPendingPayments(services: PaymentQueryServices): Promise<number> {
  const { db, now, settings } = services
  let changed = 0
  for (const { name, query } of Object.values(settings.current().paymentSites)) {
    if (!query) continue
    for (const attempt of await listPaymentsToQuery(db, name, now())) {
      const recorded = await settleByQuery(services, { ...attempt, provider: name })
      if (recorded === 'recorded') changed++
    }
  }
  return changed
}
