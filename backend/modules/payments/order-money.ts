import { sql } from 'drizzle-orm'
import {
  AWAITS_PAYMENT,
  CANCELLED,
  FAILED,
  PAID,
  REFUND_DUE,
  REFUNDED,
  RETURNED,
  UNPAID,
} from '@/backend/modules/orders'
import type { Db } from '@/backend/platform/db/connect'
import type { OrderMoney as ToldMoney } from '@/contract/shop/order-money'

/** What the money of an order has come to, in đồng. */
export type OrderMoney = {
  /** In the book of orders: payments, cash, transfers. */
  received: number
  /** What nobody owes any more: parcels that came back unpaid. */
  uncollected: number
  /** Paid back, what was exchanged with it. */
  givenBack: number
  /** Moved to the orders that replace what came back. */
  exchanged: number
  /** Asked for, approved or under way. */
  promised: number
  /** Of what is given back or promised, what came above what was due; the rest is for goods that came back, or out of goodwill. */
  surplusBack: number
  /** Transfers that name the order, are in no order's book and lie with the shop. */
  unassigned: number
  /** Of them, what the shop has decided to send back. */
  unassignedOut: number
  /** Transfers that named the order and went back. */
  unassignedBack: number
  /** The newest attempt to pay has failed. */
  hasFailed: boolean
}

/** Reads it from the ledger, the refunds and the transfers; lock the order to act on it. */
export async function moneyOf(db: Db, orderId: string): Promise<OrderMoney> {
  const { rows } = await db.execute<Record<string, string | number | boolean>>(sql`
    select
      coalesce((select sum(amount) from ledger_entry where order_id = ${orderId} and credit = 'orders'
        and debit <> 'uncollected'), 0) as received,
      coalesce((select sum(amount) from ledger_entry where order_id = ${orderId} and credit = 'orders'
        and debit = 'uncollected'), 0) as uncollected,
      coalesce((select sum(amount) from refund where order_id = ${orderId} and status = 3), 0) as given_back,
      coalesce((select sum(amount) from refund where order_id = ${orderId} and status = 3 and method = 'exchange'), 0) as exchanged,
      coalesce((select sum(amount) from refund where order_id = ${orderId} and status in (0, 1, 2)), 0) as promised,
      coalesce((select sum(amount) from refund where order_id = ${orderId} and status <> 4
        and cause = 'surplus'), 0) as surplus_back,
      coalesce((select sum(b.amount) from bank_transaction b where b.order_id = ${orderId} and b.txn_ref is null
        and (b.state = 1 or exists (select 1 from refund r where r.bank_transaction_id = b.id and r.order_id is null
          and r.status in (0, 1, 2)))), 0) as unassigned,
      coalesce((select sum(r.amount) from refund r join bank_transaction b on b.id = r.bank_transaction_id
        where b.order_id = ${orderId} and b.txn_ref is null and b.state <> 1 and r.order_id is null
          and r.status in (0, 1, 2)), 0) as unassigned_out,
      coalesce((select sum(r.amount) from refund r join bank_transaction b on b.id = r.bank_transaction_id
        where b.order_id = ${orderId} and r.order_id is null and r.status = 3), 0) as unassigned_back,
      coalesce((select status = 2 from payment where order_id = ${orderId}
        order by created_at desc, txn_ref desc limit 1), false) as has_failed`)
  const row = rows[0] ?? {}
  return {
    received: Number(row.received),
    uncollected: Number(row.uncollected),
    givenBack: Number(row.given_back),
    exchanged: Number(row.exchanged),
    promised: Number(row.promised),
    surplusBack: Number(row.surplus_back),
    unassigned: Number(row.unassigned),
    unassignedOut: Number(row.unassigned_out),
    unassignedBack: Number(row.unassigned_back),
    hasFailed: row.has_failed === true,
  }
}

/** An order that was cancelled, or all of which came back, keeps no money. */
export const isUndone = ({ status }: { status: number }) =>
  status === CANCELLED || status === RETURNED

type Order = { status: number; total: number }

/** What the buyer owes for what the order still is. */
export const dueOf = (order: Order, { uncollected }: OrderMoney) =>
  isUndone(order) ? 0 : Math.max(0, order.total - uncollected)

/** What is still to be paid. */
export const outstandingOf = (order: Order, money: OrderMoney) =>
  Math.max(0, dueOf(order, money) - money.received)

/** What came above what is due and is neither given back nor promised. */
export function surplusOf(order: Order, money: OrderMoney): number {
  const { received, givenBack, promised, surplusBack } = money
  const left = received - givenBack - promised
  const above = isUndone(order) ? left : received - dueOf(order, money) - surplusBack
  return Math.max(0, Math.min(above, left))
}

function statusOfUndone({ received, givenBack, ...money }: OrderMoney): number {
  if (received - givenBack + money.unassigned > 0) return REFUND_DUE
  if (givenBack + money.unassignedBack > 0) return REFUNDED
  return money.hasFailed ? FAILED : UNPAID
}

/** The payment status of an order: read here and nowhere set by hand. */
export function paymentStatusOf(order: Order, money: OrderMoney): number {
  if (isUndone(order)) return statusOfUndone(money)
  if (order.total === 0) return PAID
  const { received, givenBack, promised } = money
  if (received === 0 || outstandingOf(order, money) > 0) return money.hasFailed ? FAILED : UNPAID
  // Who took other copies for all of it has them, and paid for them.
  if (received <= givenBack) {
    if (money.exchanged > 0) return PAID
    return money.unassigned > 0 ? REFUND_DUE : REFUNDED
  }
  return received <= givenBack + promised ? REFUND_DUE : PAID
}

/** What is said of it: every sentence about the money of an order is made of this. */
export function toldMoney(order: Order, money: OrderMoney): ToldMoney {
  const { uncollected, promised, unassigned, unassignedOut, exchanged } = money
  const givenBack = money.givenBack - exchanged + money.unassignedBack
  const moved = exchanged > 0 ? { exchanged } : {}
  if (isUndone(order)) {
    const received = money.received + unassigned + money.unassignedBack
    return {
      received,
      uncollected,
      givenBack,
      toGiveBack: Math.max(0, received - exchanged - givenBack),
      toPay: 0,
      ...moved,
    }
  }
  const outstanding = outstandingOf(order, money)
  const back = promised + surplusOf(order, money)
  // What lies with the shop pays an order that waits for it, and goes back from one that is paid; to the door it makes no difference.
  const counts = outstanding === 0 || order.status === AWAITS_PAYMENT
  const waiting = counts ? unassigned - unassignedOut : 0
  return {
    received: money.received + waiting + unassignedOut + money.unassignedBack,
    uncollected,
    givenBack,
    toGiveBack: back + unassignedOut + Math.max(0, waiting - outstanding),
    toPay: Math.max(0, outstanding - waiting),
    ...moved,
  }
}
