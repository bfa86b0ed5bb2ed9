import { eq } from 'drizzle-orm'
import { reconcileOrder } from '@/backend/modules/order-lifecycle'
import { emailBuyer, findOrderById, recordInHistory } from '@/backend/modules/orders'
import {
  BANK,
  book,
  listOrderRefunds,
  ORDERS,
  refundStates,
  refundTexts,
  sourceOf,
  UNASSIGNED,
  updateRefund,
} from '@/backend/modules/payments'
import { bankTransaction, payment, type refund } from '@/backend/modules/payments/tables'
import { messageBuyer } from '@/backend/modules/phone-messages'
import { emailShop } from '@/backend/modules/settings'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { refundedEmail } from '@/backend/workflows/refund/emails'

type RefundRow = typeof refund.$inferSelect
type Completion = {
  reference: string
  actor: string
  now: Date
  services: Pick<Services, 'config' | 'settings'>
}

/** The order whose money it was, or which the transfer named. */
export async function orderIdOf(tx: Tx, { orderId, bankTransactionId }: RefundRow) {
  const [transfer] =
    orderId === null && bankTransactionId
      ? await tx
          .select({ orderId: bankTransaction.orderId })
          .from(bankTransaction)
          .where(eq(bankTransaction.id, bankTransactionId))
      : []
  return orderId ?? transfer?.orderId ?? null
}

async function sourceFor(tx: Tx, { method, txnRef, orderId }: RefundRow) {
  if (method === 'transfer') return { credit: BANK, debit: orderId ? ORDERS : UNASSIGNED }
  const [row] = await tx
    .select({ provider: payment.provider })
    .from(payment)
    .where(eq(payment.txnRef, txnRef ?? ''))
  return { credit: sourceOf(row?.provider ?? ''), debit: ORDERS }
}

async function tellBuyer(tx: Tx, orderId: string, row: RefundRow, done: Completion) {
  const order = await findOrderById(tx, orderId)
  if (!order) return
  const { amount } = row
  const { actor, now, services, reference } = done
  const shop = emailShop(services)
  await recordInHistory(tx, order, {
    kind: 'refund',
    actor,
    note: refundTexts.paidBackEvent(amount, reference),
    at: now,
  })
  const refunds = await listOrderRefunds(tx, services, orderId)
  const refund = refunds.find(({ id }) => id === row.id)
  if (refund) await emailBuyer(tx, order, refundedEmail(order, refund, shop), now)
  await messageBuyer(tx, order, { kind: 'refunded', amount, detail: reference }, { shop, now })
}

/** The money of a locked refund has gone: booked, written into the history and told, once. */
export async function completeRefund(tx: Tx, row: RefundRow, done: Completion): Promise<void> {
  const { reference, actor, now } = done
  await updateRefund(tx, row.id, {
    status: refundStates.paidBack,
    reference,
    settledBy: actor,
    settledAt: now,
    lastError: null,
  })
  await book(tx, {
    ...(await sourceFor(tx, row)),
    kind: 'refund',
    reference: row.id,
    orderId: row.orderId,
    amount: row.amount,
    at: now,
  })
  const orderId = await orderIdOf(tx, row)
  if (orderId === null) return
  await reconcileOrder(tx, orderId, now)
  await tellBuyer(tx, orderId, row, done)
}
