import { and, eq } from 'drizzle-orm'
import { returnStates } from '@/backend/modules/returns/return-queries'
import { returnLine, returnRequest } from '@/backend/modules/returns/tables'
import type { Tx } from '@/backend/platform/db/connect'
import type { ReturnOutcome } from '@/contract/return-terms'

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

/** The money goes back instead, such as when no copy is left to send. */
export const setOutcome = (tx: Tx, returnId: string, outcome: ReturnOutcome) =>
  tx.update(returnRequest).set({ outcome }).where(eq(returnRequest.id, returnId))

/** The order that brings what is sent for it. */
export const setReplacement = (tx: Tx, returnId: string, replacementId: string) =>
  tx.update(returnRequest).set({ replacementId }).where(eq(returnRequest.id, returnId))
