import { and, eq, sql } from 'drizzle-orm'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import { findOrderById } from '@/backend/modules/orders/order-queries'
import { REFUND_DUE, REFUNDED } from '@/backend/modules/orders/order-status'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import { orders } from '@/backend/modules/orders/tables'
import { BANK, book, ORDERS, sourceOf, UNASSIGNED } from '@/backend/modules/payments/ledger'
import { paymentStates } from '@/backend/modules/payments/payment-queries'
import { refundStates } from '@/backend/modules/payments/refunds/refundable'
import { refundTexts } from '@/backend/modules/payments/refunds/texts'
import { bankTransaction, payment, refund } from '@/backend/modules/payments/tables'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import type { Tx } from '@/backend/platform/db/connect'
import { refundedEmail } from '@/backend/workflows/refund/emails'
import { transferStates } from '@/backend/workflows/settle-payment/record-transfer'

type RefundRow = typeof refund.$inferSelect
type Completion = { reference: string; actor: string; now: Date; shop: EmailShop }

/** A payment sent back whole is no longer to be refunded. */
async function settlePayment(tx: Tx, txnRef: string) {
  const [sent] = await tx
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)`.mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.txnRef, txnRef), eq(refund.status, refundStates.paidBack)))
  await tx
    .update(payment)
    .set({ status: paymentStates.refunded })
    .where(
      and(
        eq(payment.txnRef, txnRef),
        eq(payment.status, paymentStates.refundDue),
        sql`${payment.amount} <= ${sent?.sum ?? 0}::int`,
      ),
    )
}

/** An order all of whose money has gone back waits for no refund any more. */
async function settleOrder(tx: Tx, { orderId, bankTransactionId }: RefundRow) {
  const [transfer] = bankTransactionId
    ? await tx
        .select({ orderId: bankTransaction.orderId })
        .from(bankTransaction)
        .where(eq(bankTransaction.id, bankTransactionId))
    : []
  const id = orderId ?? transfer?.orderId
  if (!id) return
  await tx
    .update(orders)
    .set({ paymentStatus: REFUNDED })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.paymentStatus, REFUND_DUE),
        sql`coalesce((select sum(e.amount) from ledger_entry e where e.order_id = ${id} and e.credit = ${ORDERS}), 0)
          <= coalesce((select sum(r.amount) from refund r where r.order_id = ${id} and r.status = ${refundStates.paidBack}), 0)`,
        sql`not exists (select 1 from bank_transaction b left join refund r on r.bank_transaction_id = b.id
          where b.order_id = ${id} and (b.state = ${transferStates.open} or r.status < ${refundStates.paidBack}))`,
      ),
    )
}

async function sourceFor(tx: Tx, { method, txnRef, orderId }: RefundRow) {
  if (method === 'transfer') return { credit: BANK, debit: orderId ? ORDERS : UNASSIGNED }
  const [row] = await tx
    .select({ provider: payment.provider })
    .from(payment)
    .where(eq(payment.txnRef, txnRef ?? ''))
  return { credit: sourceOf(row?.provider ?? ''), debit: ORDERS }
}

async function tellBuyer(tx: Tx, { orderId, amount, method }: RefundRow, done: Completion) {
  const order = orderId && (await findOrderById(tx, orderId))
  if (!order) return
  const { actor, now, shop } = done
  await insertEvent(tx, {
    orderId: order.id,
    fromStatus: order.status,
    toStatus: order.status,
    kind: 'refund',
    actor,
    note: refundTexts.paidBackEvent(amount),
    at: now,
  })
  const isTransfer = method === 'transfer'
  await emailBuyer(tx, order, refundedEmail(order, { amount, isTransfer }, shop), now)
}

/** The money of a locked refund has gone: booked, written into the history and told, once. */
export async function completeRefund(tx: Tx, row: RefundRow, done: Completion): Promise<void> {
  const { reference, actor, now } = done
  await tx
    .update(refund)
    .set({
      status: refundStates.paidBack,
      reference,
      settledBy: actor,
      settledAt: now,
      lastError: null,
    })
    .where(eq(refund.id, row.id))
  await book(tx, {
    ...(await sourceFor(tx, row)),
    kind: 'refund',
    reference: row.id,
    orderId: row.orderId,
    amount: row.amount,
    at: now,
  })
  if (row.txnRef) await settlePayment(tx, row.txnRef)
  await settleOrder(tx, row)
  await tellBuyer(tx, row, done)
}
