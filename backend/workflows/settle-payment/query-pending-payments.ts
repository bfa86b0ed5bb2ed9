import { type PaymentQueryServices, settleByQuery } from '@/backend/modules/order-lifecycle'
import { findPaymentToQuery, listPaymentsToQuery } from '@/backend/modules/payments'
import type { JobKind } from '@/backend/platform/jobs/job-kind'

/** Asks the payment sites about attempts that may have been paid, since a notice may be lost. */
export const paymentQueryJobs: JobKind<PaymentQueryServices> = {
  queue: 'payments-to-ask',
  listDue: async ({ db, now, settings }, max) => {
    const askable = Object.values(settings.current().paymentSites).filter(({ query }) => query)
    const due = await Promise.all(
      askable.map(({ name }) => listPaymentsToQuery(db, name, now(), max)),
    )
    return due.flat().map(({ txnRef }) => txnRef)
  },
  run: async (services, txnRef) => {
    const attempt = await findPaymentToQuery(services.db, txnRef)
    return attempt !== null && (await settleByQuery(services, attempt)) === 'recorded'
  },
}
