import { eq } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import type { Tx } from '@/backend/platform/db/connect'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { rateLimits } from '@/contract/rate-limits'

/** Whether one more mail about a placed order may go to this address today; the order itself stands either way. */
export async function mayMailOrder(tx: Tx, email: string, now: Date): Promise<boolean> {
  const { most, seconds } = rateLimits.orders.mailsOfRecipient
  const { allowed } = await countHit(tx, throttleKey('orders:mails', { email }), most, seconds, now)
  return allowed
}

/** Writes the address of a guest’s order, whose row the caller has locked. */
export const setGuestEmail = (tx: Tx, orderId: string, guestEmail: string) =>
  tx.update(orders).set({ guestEmail }).where(eq(orders.id, orderId))
