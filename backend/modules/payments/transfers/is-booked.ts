import { and, eq } from 'drizzle-orm'
import { BANK_TRANSFERS } from '@/backend/modules/payments/payment-provider'
import { bankTransaction, payment } from '@/backend/modules/payments/tables'
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
