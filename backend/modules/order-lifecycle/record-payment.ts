import { and, eq } from 'drizzle-orm'
import { reconcileOrder } from '@/backend/modules/order-lifecycle/reconcile-order'
import {
  confirmPayment,
  confirmPaymentBeforeDelivery,
} from '@/backend/modules/order-lifecycle/settle-order'
import {
  emailBuyer,
  lockOrder,
  mailFormats,
  type OrderRow,
  orderEmails,
  recordInHistory,
} from '@/backend/modules/orders'
import {
  BANK_TRANSFERS,
  book,
  isUndone,
  ORDERS,
  type PaymentAttempt,
  type PaymentOutcome,
  type PaymentRow,
  PENDING,
  paymentStates,
  paymentTexts,
  providerOf,
  refundDueAt,
  sourceOf,
  updatePayment,
} from '@/backend/modules/payments'
import { payment } from '@/backend/modules/payments/tables'
import { messageBuyer } from '@/backend/modules/phone-messages'
import { type EmailShop, emailShop } from '@/backend/modules/settings'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'

type Source = {
  provider: string
  /** Who reported it, as the order's history shows; the provider unless told otherwise. */
  actor?: string
  now: Date
  shop: EmailShop
}

/** Money for an order that no longer waits for it is refunded. */
async function recordForRefund(tx: Tx, order: OrderRow, source: Source) {
  const { provider, actor = provider, now, shop } = source
  await recordInHistory(tx, order, {
    actor,
    note: paymentTexts.paidLate,
    at: now,
  })
  const dueTime = refundDueAt(now)
  const late = {
    ...{ isUndone: isUndone(order), dueTime },
    method: provider === BANK_TRANSFERS ? ('transfer' as const) : ('gateway' as const),
  }
  await emailBuyer(tx, order, orderEmails(shop).paidLate(order, late), now)
  const detail = mailFormats.date(dueTime.toISOString())
  await messageBuyer(tx, order, { kind: 'willRefund', amount: order.total, detail }, { shop, now })
}

async function settlePaid(tx: Tx, order: OrderRow, source: Source) {
  const { provider, actor = provider, now, shop } = source
  const confirmation = { orderId: order.id, actor }
  const paid =
    (await confirmPayment(tx, confirmation, now)) ??
    (await confirmPaymentBeforeDelivery(tx, confirmation, now))
  if (!paid) {
    await recordForRefund(tx, order, source)
    return paymentStates.refundDue
  }
  await emailBuyer(tx, paid, orderEmails(shop).paid(paid), now)
  await messageBuyer(tx, order, { kind: 'paid', amount: order.total }, { shop, now })
  return paymentStates.paid
}

/** Whether money has come by a payment. */
const isBooked = (status: number) => status !== PENDING && status !== paymentStates.failed

/** Whether an outcome changes anything: money is booked once and stays booked; until then a success counts whatever came before. */
function isNews({ status, needsReview }: PaymentRow, outcome: PaymentOutcome): boolean {
  if (isBooked(status)) return false
  if (outcome.result === 'paid') return true
  return outcome.result === 'failed'
    ? status === PENDING
    : outcome.needsReview === true && !needsReview
}

async function settle(tx: Tx, order: OrderRow, { result }: PaymentOutcome, source: Source) {
  if (result === 'paid') return settlePaid(tx, order, source)
  return result === 'failed' ? paymentStates.failed : PENDING
}

const isOfAmount = ({ amount }: PaymentRow, outcome: PaymentOutcome) =>
  outcome.amount === amount || (outcome.amount === null && outcome.result === 'failed')

export type RecordedOutcome = 'recorded' | 'unknown' | 'wrongAmount' | 'known'

/**
 * Records the outcome of a payment once: the order is paid, may be paid again, or is to be refunded. Repeated, it is `known`.
 * The order is locked before its payment, as everywhere.
 */
export async function recordPaymentOutcome(
  tx: Tx,
  outcome: PaymentOutcome,
  source: Source,
): Promise<RecordedOutcome> {
  const isSame = and(eq(payment.txnRef, outcome.txnRef), eq(payment.provider, source.provider))
  const [named] = await tx.select({ orderId: payment.orderId }).from(payment).where(isSame)
  if (!named) return 'unknown'
  const order = await lockOrder(tx, named.orderId)
  const [attempt] = await tx.select().from(payment).where(isSame).for('update')
  if (!order || !attempt) return 'unknown'
  if (!isOfAmount(attempt, outcome)) return 'wrongAmount'
  if (!isNews(attempt, outcome)) return 'known'
  const status = await settle(tx, order, outcome, source)
  const { needsReview = false, gatewayNo, bankCode, responseCode, raw } = outcome
  const isExtra = status === paymentStates.refundDue
  const confirmedAt = status === PENDING ? null : source.now
  const answer = { needsReview, gatewayNo, bankCode, responseCode, raw }
  await updatePayment(tx, attempt.txnRef, { status, isExtra, confirmedAt, ...answer })
  if (isBooked(status)) {
    await book(tx, {
      kind: 'payment',
      reference: attempt.txnRef,
      orderId: order.id,
      debit: sourceOf(source.provider),
      credit: ORDERS,
      amount: attempt.amount,
      at: source.now,
    })
  }
  await reconcileOrder(tx, order.id, source.now)
  return 'recorded'
}

/** Records that the bank transfer of an order has arrived. */
export const recordTransfer = (
  tx: Tx,
  { code, total }: Pick<OrderRow, 'code' | 'total'>,
  { gatewayNo = null, ...source }: Omit<Source, 'provider'> & { gatewayNo?: string | null },
) =>
  recordPaymentOutcome(
    tx,
    { txnRef: code, amount: total, result: 'paid', gatewayNo },
    { ...source, provider: BANK_TRANSFERS },
  )

export type PaymentQueryServices = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'settings'>

/** Asks its payment site for the outcome of a payment and records it; null while there is none or the site does not answer. */
export async function settleByQuery(
  services: PaymentQueryServices,
  attempt: PaymentAttempt & { provider: string },
): Promise<RecordedOutcome | null> {
  const { db, now, log } = services
  const site = providerOf(services, attempt.provider)
  if (!site?.query) return null
  const source = { provider: site.name, now: now(), shop: emailShop(services) }
  try {
    const outcome = await site.query(attempt)
    return outcome && (await transact(db, (tx) => recordPaymentOutcome(tx, outcome, source)))
  } catch (err) {
    log.warn({ err, txnRef: attempt.txnRef }, 'the payment site could not be queried')
    return null
  }
}
