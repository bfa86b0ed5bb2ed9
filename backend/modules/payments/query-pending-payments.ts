import type { PaymentAttempt } from '@/backend/modules/payments/payment-provider'
import { unsettledPayments } from '@/backend/modules/payments/payment-queries'
import { type PaymentQueryServices, settleByQuery } from '@/backend/modules/payments/settle-payment'

const MINUTE = 60_000
/** A notification usually comes within seconds; earlier it is not worth asking. */
const FIRST_MINUTE = 3
/** Holds end after a quarter of an hour, the bank’s own delays soon after. */
const BUSY_MINUTES = 30
const LAST_MINUTE = 24 * 60

/** Every minute while the buyer may still be paying, once an hour for the rest of the day. */
function isWorthAsking({ createdAt }: PaymentAttempt, now: Date) {
  const age = Math.floor((now.getTime() - createdAt.getTime()) / MINUTE)
  return age < BUSY_MINUTES || age % 60 === 0
}

/** Asks the payment site about pending payments, since a notification may be lost. Returns how many were settled. */
export async function queryPendingPayments(services: PaymentQueryServices): Promise<number> {
  const { db, now, payment } = services
  if (!payment?.query) return 0
  const time = now()
  const ago = (minutes: number) => new Date(time.getTime() - minutes * MINUTE)
  const window = { after: ago(LAST_MINUTE), before: ago(FIRST_MINUTE) }
  const open = await unsettledPayments(db, payment.name, window)
  let ended = 0
  for (const attempt of open.filter((one) => isWorthAsking(one, time))) {
    if ((await settleByQuery(services, attempt)) === 'recorded') ended++
  }
  return ended
}
