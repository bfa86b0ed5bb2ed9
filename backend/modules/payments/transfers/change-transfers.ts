import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { bankTransaction } from '@/backend/modules/payments/tables'
import type { TransferNotice } from '@/backend/modules/payments/transfers/transfer-feed'
import { transferStates } from '@/backend/modules/payments/transfers/transfer-states'
import type { Tx } from '@/backend/platform/db/connect'
import { cutText } from '@/contract/text'

/** A late transfer that was booked to its order waits for nobody once all of that money has gone back from the order. */
export const settleBookedTransfers = (tx: Tx, orderId: string, now: Date) =>
  tx
    .update(bankTransaction)
    .set({
      state: transferStates.settled,
      resolution: 'refund',
      resolvedBy: 'system',
      resolvedAt: now,
    })
    .where(
      and(
        eq(bankTransaction.orderId, orderId),
        eq(bankTransaction.state, transferStates.open),
        isNotNull(bankTransaction.txnRef),
      ),
    )

/** Money that is in no order's book still has to go somewhere: its transfer waits for a person again. Answers the order it named. */
export async function reopenTransfer(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .update(bankTransaction)
    .set({ state: transferStates.open, resolution: null, resolvedBy: null, resolvedAt: null })
    .where(eq(bankTransaction.id, id))
    .returning({ orderId: bankTransaction.orderId })
  return row?.orderId ?? null
}

/** Keeps a transfer once, before anything is said of it; null for one that is known. */
export async function addTransfer(
  tx: Tx,
  { isIncoming: _, ...facts }: TransferNotice,
  provider: string,
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .insert(bankTransaction)
    .values({
      ...facts,
      content: cutText(facts.content, 500),
      provider,
      state: transferStates.open,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [bankTransaction.account, bankTransaction.reference] })
    .returning({ id: bankTransaction.id })
  return row?.id ?? null
}

/** Changes columns of transfers. */
export const updateTransfers = (
  tx: Tx,
  ids: readonly string[],
  changes: Partial<Omit<typeof bankTransaction.$inferInsert, 'id' | 'amount'>>,
) =>
  tx
    .update(bankTransaction)
    .set(changes)
    .where(inArray(bankTransaction.id, [...ids]))
