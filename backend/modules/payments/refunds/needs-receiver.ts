import { findRefundablePayment } from '@/backend/modules/payments/refunds/ask-refund'
import { refundable } from '@/backend/modules/payments/refunds/refundable'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'

/** Money of an order that no payment site can send back goes to an account its buyer names. */
export async function needsReceiver(
  db: Db,
  services: Pick<Services, 'settings'>,
  orderId: string,
): Promise<boolean> {
  const left = await refundable(db, orderId)
  return left > 0 && (await findRefundablePayment(db, services, orderId, left)) === null
}
