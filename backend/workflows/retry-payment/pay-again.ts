import { and, eq, isNull } from 'drizzle-orm'
import { reconcileOrder, settleByQuery } from '@/backend/modules/order-lifecycle'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  awaitsMoney,
  BANK_TRANSFER,
  CASH_ON_DELIVERY,
  confirmEmails,
  confirmLink,
  emailBuyer,
  enqueueStockTerm,
  insertEvent,
  isPaidOnline,
  lockOrder,
  mailFormats,
  mayMailOrder,
  type OrderRow,
  type PlacedOrder,
  payAgainBefore,
  payBefore,
  stockTerm,
  updateOrder,
} from '@/backend/modules/orders'
import { orderLine } from '@/backend/modules/orders/tables'
import {
  assertPaymentTypeOpen,
  BANK_TRANSFERS,
  claimQuestion,
  countAttempts,
  hasPayment,
  insertPayment,
  newestPayment,
  paymentTexts,
  siteOfType,
} from '@/backend/modules/payments'
import { messageBuyer } from '@/backend/modules/phone-messages'
import { emailShop } from '@/backend/modules/settings'
import { takeReservedStock } from '@/backend/modules/stock'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import type { PaymentType } from '@/contract/shop/orders'

const MAX_ATTEMPTS = 20

type StartPayment = (tx: Tx, order: OrderRow, context: Context, now: Date) => Promise<void>

/** Another attempt at a payment site; the order’s stock is held a while longer. */
const startAtSite =
  (type: PaymentType): StartPayment =>
  async (tx, order, context, now) => {
    const site = siteOfType(context, type)
    if (!site) throw new HttpError(422, paymentTexts.onlineClosed)
    const made = await countAttempts(tx, order.id)
    if (made >= MAX_ATTEMPTS) throw new HttpError(409, paymentTexts.payTooOften)
    await insertPayment(tx, {
      txnRef: `${order.code}-${made + 1}`,
      orderId: order.id,
      provider: site.name,
      amount: order.total,
      createdAt: now,
    })
    await updateOrder(tx, order.id, {
      paymentType: type,
      payBefore: payAgainBefore(order, now),
    })
  }

/** A transfer has a day from when the order was placed, however late it is chosen. */
const startTransfer: StartPayment = async (tx, order, _, now) => {
  if (!(await hasPayment(tx, order.code))) {
    await insertPayment(tx, {
      txnRef: order.code,
      orderId: order.id,
      provider: BANK_TRANSFERS,
      amount: order.total,
      createdAt: now,
    })
  }
  await updateOrder(tx, order.id, {
    paymentType: BANK_TRANSFER,
    payBefore: payBefore(BANK_TRANSFER, order.placedAt),
  })
}

async function assertHasBooks(tx: Tx, orderId: string) {
  const books = await tx.$count(
    orderLine,
    and(eq(orderLine.orderId, orderId), isNull(orderLine.courseId)),
  )
  if (books === 0) throw new HttpError(422, paymentTexts.cashNeedsBooks)
}

/** A guest confirms a cash order by the link that only mails and messages carry. */
async function askToConfirm(tx: Tx, context: Context, order: OrderRow, until: Date, now: Date) {
  const { config } = context
  const shop = emailShop(context)
  const link = confirmLink({ publicUrl: config.publicUrl, secret: config.tokenSecret }, order)
  if (order.guestEmail && (await mayMailOrder(tx, order.guestEmail, now))) {
    await emailBuyer(tx, order, confirmEmails(shop).confirmCash(order, { until, link }), now)
  }
  const detail = mailFormats.moment(until)
  const news = { kind: 'confirm', amount: order.total, detail, link } as const
  await messageBuyer(tx, order, news, { shop, now })
}

/** Cash needs no further step: stock is taken and the shop is asked to confirm. */
const startCash: StartPayment = async (tx, order, context, now) => {
  await assertHasBooks(tx, order.id)
  const term = order.userId === null ? stockTerm(context.settings.current().shop, now) : null
  await updateOrder(tx, order.id, {
    paymentType: CASH_ON_DELIVERY,
    status: AWAITS_CONFIRMATION,
    payBefore: null,
    ...term,
  })
  if (term) {
    await enqueueStockTerm(tx, order.id, term)
    await askToConfirm(tx, context, order, term.holdUntil, now)
  }
  await takeReservedStock(tx, order.id)
  await insertEvent(tx, {
    orderId: order.id,
    fromStatus: AWAITS_PAYMENT,
    toStatus: AWAITS_CONFIRMATION,
    actor: order.userId === null ? 'guest' : `user:${order.userId}`,
    at: now,
  })
}

const startPayment = (type: PaymentType): StartPayment => {
  if (type === CASH_ON_DELIVERY) return startCash
  return type === BANK_TRANSFER ? startTransfer : startAtSite(type)
}

/**
 * Starts another payment of an order that awaits its money. Whoever has paid and does not see it yet must not pay twice, so the payment
 * site is asked about the newest attempt first, also when it was said to have failed.
 */
export async function payAgain(
  context: Context,
  order: OrderRow,
  chosen: PaymentType | undefined,
): Promise<PlacedOrder> {
  const before = order.paymentType as PaymentType
  const paymentType = chosen ?? before
  if (!awaitsMoney(order)) throw new HttpError(409, paymentTexts.payOver)
  assertPaymentTypeOpen(context, paymentType, order.total)
  const now = context.now()
  const newest = await newestPayment(context.db, order.id)
  if (isPaidOnline(paymentType) && (await countAttempts(context.db, order.id)) >= MAX_ATTEMPTS) {
    throw new HttpError(409, paymentTexts.payTooOften)
  }
  if (newest && (await claimQuestion(context.db, newest.txnRef, now))) {
    await settleByQuery(context, newest)
  }
  await transact(context.db, async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (!locked || !awaitsMoney(locked) || (locked.payBefore ?? now) < now) {
      throw new HttpError(409, paymentTexts.payOver)
    }
    // A transfer chosen again is the same transfer.
    if (paymentType === BANK_TRANSFER && before === BANK_TRANSFER) return
    await startPayment(paymentType)(tx, locked, context, now)
    await reconcileOrder(tx, order.id, now)
  })
  return { orderId: order.id, orderCode: order.code, paymentType, total: order.total }
}
