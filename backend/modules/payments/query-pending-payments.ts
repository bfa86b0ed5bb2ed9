import { listPaymentsToQuery } from '@/backend/modules/payments/payment-queries'
import { type PaymentQueryServices, settleByQuery } from '@/backend/modules/payments/settle-payment'

/** Asks the payment site about attempts that may have been paid, since a notice may be lost. Returns how many changed. */
export async function queryPendingPayments(services: PaymentQueryServices): Promise<number> {
  const { db, now, payment } = services
  if (!payment?.query) return 0
  let changed = 0
  for (const attempt of await listPaymentsToQuery(db, payment.name, now())) {
    if ((await settleByQuery(services, attempt)) === 'recorded') changed++
  }
  return changed
}
