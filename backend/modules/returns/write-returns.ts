import { and, eq } from 'drizzle-orm'
import { returnStates } from '@/backend/modules/returns/return-queries'
import { returnLine, returnRequest } from '@/backend/modules/returns/tables'
import type { Tx } from '@/backend/platform/db/connect'

export type ReceivedLine = { orderLineId: number; restock: number; writeOff: number }

/** What of a return has come, and that it is in. */
export async function writeReceived(
  tx: Tx,
  returnId: string,
  received: readonly ReceivedLine[],
  now: Date,
): Promise<void> {
  for (const { orderLineId, restock, writeOff } of received) {
    await tx
      .update(returnLine)
      .set({ restocked: restock, writtenOff: writeOff })
      .where(and(eq(returnLine.returnId, returnId), eq(returnLine.orderLineId, orderLineId)))
  }
  await tx
    .update(returnRequest)
    .set({ status: returnStates.received, receivedAt: now })
    .where(eq(returnRequest.id, returnId))
}
