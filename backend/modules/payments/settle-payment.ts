import type { Services } from '@/backend/context'
import type { PaymentAttempt } from '@/backend/modules/payments/payment-provider'
import { type Recorded, recordOutcome } from '@/backend/modules/payments/payment-queries'
import { transact } from '@/backend/platform/db/transact'

export type Asking = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'payment'>

/** Asks the payment site what became of an attempt and records it; null when it is under way or the site does not tell. */
export async function settleByQuery(
  { db, now, log, config, payment }: Asking,
  attempt: PaymentAttempt,
): Promise<Recorded | null> {
  if (!payment?.query) return null
  const source = { provider: payment.name, now: now(), publicUrl: config.publicUrl }
  try {
    const outcome = await payment.query(attempt)
    return outcome && (await transact(db, (tx) => recordOutcome(tx, outcome, source)))
  } catch (err) {
    log.warn({ err, txnRef: attempt.txnRef }, 'the payment site did not tell of a payment')
    return null
  }
}
