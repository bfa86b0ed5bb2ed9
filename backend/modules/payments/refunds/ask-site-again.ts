import { and, eq, inArray } from 'drizzle-orm'
import { refundStates } from '@/backend/modules/payments/refunds/refundable'
import { refund } from '@/backend/modules/payments/tables'
import type { Tx } from '@/backend/platform/db/connect'

/** Has the payment site asked at once about a refund that is approved and not done; whether there is one. */
export async function askSiteAgain(tx: Tx, id: string, now: Date): Promise<boolean> {
  const open = inArray(refund.status, [refundStates.approved, refundStates.underWay])
  const rows = await tx
    .update(refund)
    .set({ nextAt: now })
    .where(and(eq(refund.id, id), eq(refund.method, 'gateway'), open))
    .returning({ id: refund.id })
  return rows.length > 0
}
