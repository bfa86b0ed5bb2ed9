import { and, eq } from 'drizzle-orm'
import { BANK_TRANSFERS } from '@/backend/modules/payments/payment-provider'
import { bankTransaction, payment } from '@/backend/modules/payments/tables'
import type { TransferNotice } from '@/backend/modules/payments/transfers/transfer-feed'
import type { Db } from '@/backend/platform/db/connect'

/** Whether a transfer with the bank's number is in the books, told of by the bank or written down by hand. */
export async function isBooked(db: Db, reference: string): Promise<boolean> {
  const byBank = await db.$count(bankTransaction, eq(bankTransaction.reference, reference))
  const byHand = await db.$count(
    payment,
    and(eq(payment.provider, BANK_TRANSFERS), eq(payment.gatewayNo, reference)),
  )
  return byBank + byHand > 0
}

/** The payment that staff recorded with this reference and amount before the bank's notice arrived; null when there is none. */
export async function findPaymentByHand(
  db: Db,
  { reference, amount }: Pick<TransferNotice, 'reference' | 'amount'>,
) {
  const [row] = await db
    .select({ txnRef: payment.txnRef, orderId: payment.orderId })
    .from(payment)
    .where(
      and(
        eq(payment.provider, BANK_TRANSFERS),
        eq(payment.gatewayNo, reference),
        eq(payment.amount, amount),
      ),
    )
  return row ?? null
}
