import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { providerOf } from '@/backend/modules/payments/providers'
import { refundDueAt } from '@/backend/modules/payments/refunds/plan-refunds'
import { waitsForReceiver } from '@/backend/modules/payments/refunds/refund-moves'
import { sumOfWindow } from '@/backend/modules/payments/refunds/refund-window'
import { refundStates } from '@/backend/modules/payments/refunds/refundable'
import { refundTexts } from '@/backend/modules/payments/refunds/texts'
import { bankTransaction, payment, refund } from '@/backend/modules/payments/tables'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import type { Refund } from '@/contract/staff/refunds'

const OPEN = [0, 1, 2]

/** Of its order's money, or of a transfer that named an order. */
const select = (db: Db) =>
  db
    .select({
      ...{ row: refund, orderId: orders.id, orderCode: orders.code },
      ...{ site: payment.provider, sum: sumOfWindow },
    })
    .from(refund)
    .leftJoin(bankTransaction, eq(bankTransaction.id, refund.bankTransactionId))
    .leftJoin(orders, eq(orders.id, sql`coalesce(${refund.orderId}, ${bankTransaction.orderId})`))
    .leftJoin(payment, eq(payment.txnRef, refund.txnRef))

type Row = Awaited<ReturnType<typeof select>>[number]
type Shop = Pick<Context, 'config' | 'now' | 'settings'>

/** Why it is not paid back yet; what a person wrote who refused it stays as it is. */
function problemOf(shop: Shop, { row: { lastError, status }, site }: Row): string | null {
  if (lastError === null || status === refundStates.refused) return lastError
  const known = site && providerOf(shop, site)?.refundProblems?.[lastError]
  if (known) return known
  const isCode = /^-?\d+$/.test(lastError)
  if (!isCode) return refundTexts.siteSilent
  const isRefused = status === refundStates.asked
  return isRefused ? refundTexts.refusedBySite(lastError) : refundTexts.underWay(lastError)
}

const refundDto = (context: Shop, { row, ...about }: Row): Refund => ({
  id: row.id,
  orderId: about.orderId,
  orderCode: about.orderCode,
  txnRef: row.txnRef,
  amount: row.amount,
  reason: row.reason,
  method: row.method,
  receiver: row.receiver,
  status: row.status,
  requestedBy: row.requestedBy,
  approvedBy: row.approvedBy,
  needsSecondPerson:
    row.requestedBy.startsWith('staff:') && about.sum >= context.config.refundTwoPersonFrom,
  reference: row.reference,
  lastError: problemOf(context, { row, ...about }),
  createdTime: row.createdAt.toISOString(),
  dueTime: refundDueAt(row.createdAt).toISOString(),
  isOverdue: OPEN.includes(row.status) && refundDueAt(row.createdAt) < context.now(),
  needsReceiver: waitsForReceiver(row),
})

/** A refund as the office reads it; 404 when there is none. */
export async function getRefund(context: Shop & Pick<Context, 'db'>, id: string) {
  const [row] = await select(context.db).where(eq(refund.id, id))
  if (!row) throw notFound()
  return refundDto(context, row)
}

/** All refunds, the newest first, or those not paid back yet, the oldest first. */
export async function listRefunds(
  context: Shop & Pick<Context, 'db'>,
  state: 'open' | 'all',
  page: Page,
) {
  const { db } = context
  const where = state === 'open' ? inArray(refund.status, OPEN) : undefined
  return listPage(db, page, {
    from: refund,
    where,
    rows: select(db).where(where),
    // What is owed the longest is to be paid first.
    order:
      state === 'open'
        ? [asc(refund.createdAt), asc(refund.id)]
        : [desc(refund.createdAt), desc(refund.id)],
    toDto: (row) => refundDto(context, row),
  })
}
