import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import {
  AWAITS_CONFIRMATION,
  confirmEmails,
  confirmLink,
  emailBuyer,
  FAILED,
  lockOrder,
  mailFormats,
  mayMailOrder,
  type OrderRow,
  orderTexts,
  owes,
  recordInHistory,
  returnFlashCopiesOf,
  UNPAID,
  updateOrder,
} from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import { messageBuyer } from '@/backend/modules/phone-messages'
import { emailShop } from '@/backend/modules/settings'
import { returnStock } from '@/backend/modules/stock'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import type { JobKind } from '@/backend/platform/jobs/job-kind'

type TermServices = Pick<Services, 'db' | 'now' | 'config' | 'settings'>

const dueOrders = (now: Date) =>
  and(
    eq(orders.status, AWAITS_CONFIRMATION),
    inArray(orders.paymentStatus, [UNPAID, FAILED]),
    or(
      lte(orders.holdRemindAt, now),
      and(lte(orders.holdUntil, now), isNull(orders.stockReleasedAt)),
    ),
  )

const isWaiting = (order: OrderRow | null): order is OrderRow =>
  order !== null && order.status === AWAITS_CONFIRMATION && owes(order)

/** Tells the buyer, by mail or to the telephone. */
async function tell(
  tx: Tx,
  { config, settings }: TermServices,
  order: OrderRow,
  what: 'confirmSoon' | 'stockReleased',
  now: Date,
) {
  const shop = emailShop({ config, settings })
  const link = confirmLink({ publicUrl: config.publicUrl, secret: config.tokenSecret }, order)
  const until = order.holdUntil ?? now
  if (order.guestEmail && (await mayMailOrder(tx, order.guestEmail, now))) {
    await emailBuyer(tx, order, confirmEmails(shop)[what](order, { until, link }), now)
  }
  const kind = what === 'confirmSoon' ? 'confirmSoon' : 'released'
  const news = { kind, amount: order.total, detail: mailFormats.moment(until), link } as const
  await messageBuyer(tx, order, news, { shop, now })
}

/** The copies go back; the order waits on, and takes them again when it is confirmed while there are some. */
async function release(tx: Tx, services: TermServices, order: OrderRow, now: Date) {
  await returnStock(tx, order.id)
  await returnFlashCopiesOf(tx, order.id)
  await updateOrder(tx, order.id, { stockReleasedAt: now, holdRemindAt: null })
  await recordInHistory(tx, order, {
    ...{ kind: 'note', actor: 'system', note: orderTexts.stockReleased, at: now },
  })
  await tell(tx, services, order, 'stockReleased', now)
}

/** Unconfirmed cash orders of guests: their buyers are reminded, and their stock is released when the term is over. */
export const stockTermJobs: JobKind<TermServices> = {
  queue: 'stock-terms',
  listDue: async ({ db, now }, max) => {
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(dueOrders(now()))
      .orderBy(asc(orders.holdUntil))
      .limit(max)
    return rows.map(({ id }) => id)
  },
  run: (services, id) =>
    transact(services.db, async (tx) => {
      const now = services.now()
      const order = await lockOrder(tx, id)
      if (!isWaiting(order) || !order.holdUntil || order.stockReleasedAt) return false
      if (order.holdUntil <= now) {
        await release(tx, services, order, now)
        return true
      }
      if (!order.holdRemindAt || order.holdRemindAt > now) return false
      await updateOrder(tx, id, { holdRemindAt: null })
      await tell(tx, services, order, 'confirmSoon', now)
      return true
    }),
}
