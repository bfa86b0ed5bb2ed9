import { and, desc, eq, inArray } from 'drizzle-orm'
import { paymentStates } from '@/backend/modules/payments/payment-queries'
import { providerOf } from '@/backend/modules/payments/providers'
import { refundable } from '@/backend/modules/payments/refunds/refundable'
import { payment } from '@/backend/modules/payments/tables'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { workingDaysAfter } from '@/backend/platform/working-days'

type Shop = Pick<Services, 'settings'>

/** Part of a refund: on the payment it came by, or without one by transfer. */
export type RefundPart = { txnRef: string | null; paymentType: number | null; amount: number }

const PROMISED_DAYS = 3

/** The shop has sent money back by then. */
export const refundDueAt = (asked: Date) => workingDaysAfter(asked, PROMISED_DAYS)

/** The payment type whose site has this name. */
export function paymentTypeOf({ settings }: Shop, provider: string): number | null {
  const sites = Object.entries(settings.current().paymentSites)
  const found = sites.find(([, site]) => site.name === provider)
  return found ? Number(found[0]) : null
}

/** The payment type by which an attempt was paid. */
export async function paymentTypeOfAttempt(db: Db, services: Shop, txnRef: string) {
  const [row] = await db
    .select({ provider: payment.provider })
    .from(payment)
    .where(eq(payment.txnRef, txnRef))
  return row ? paymentTypeOf(services, row.provider) : null
}

/** How so much of an order's money goes back: on the payments whose sites can, the rest by transfer. */
export async function planRefunds(
  db: Db,
  services: Shop,
  orderId: string,
  amount: number,
): Promise<RefundPart[]> {
  const booked = [paymentStates.paid, paymentStates.refundDue]
  const rows = await db
    .select({ txnRef: payment.txnRef, provider: payment.provider })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.status, booked)))
    .orderBy(desc(payment.status), desc(payment.createdAt))
  let left = amount
  const parts: RefundPart[] = []
  for (const { txnRef, provider } of rows) {
    if (!providerOf(services, provider)?.refund) continue
    const part = Math.min(left, await refundable(db, orderId, txnRef))
    if (part <= 0) continue
    parts.push({ txnRef, paymentType: paymentTypeOf(services, provider), amount: part })
    left -= part
  }
  return left > 0 ? [...parts, { txnRef: null, paymentType: null, amount: left }] : parts
}
