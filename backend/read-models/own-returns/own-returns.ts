import { and, eq, ne } from 'drizzle-orm'
import { isCourse } from '@/backend/modules/catalog'
import { paidFor } from '@/backend/modules/order-lifecycle'
import type { OrderRow } from '@/backend/modules/orders'
import { needsReceiver, refundable } from '@/backend/modules/payments'
import { refund } from '@/backend/modules/payments/tables'
import {
  linesOfReturns,
  listReturnableLines,
  listReturnsOf,
  openReasons,
  refusalOf,
  returnDto,
} from '@/backend/modules/returns'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import type { OwnReturns } from '@/contract/shop/returns'

async function listRefundStates(db: Db, orderId: string): Promise<OwnReturns['refunds']> {
  const rows = await db
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, orderId), ne(refund.method, 'exchange')))
  return rows.map(({ amount, status, settledAt, createdAt }) => ({
    amount,
    status,
    time: (settledAt ?? createdAt).toISOString(),
  }))
}

/** What of an order may be sent back, what has been asked for, and the money that goes back. */
export async function ownReturns(
  context: Pick<Context, 'db' | 'now' | 'settings'>,
  order: OrderRow,
): Promise<OwnReturns> {
  const { db, now } = context
  const lines = await listReturnableLines(db, order.id)
  const returns = await listReturnsOf(db, order.id)
  const returned = await linesOfReturns(
    db,
    returns.map(({ row }) => row.id),
  )
  const rows = []
  for (const line of lines) {
    rows.push({
      orderLineId: line.id,
      productName: line.title,
      imageUrl: line.imageUrl,
      unitPrice: line.unitPrice,
      isCourse: isCourse(line),
      left: Math.max(0, line.quantity - line.promised),
      refusal: (await refusalOf(db, order, line, { now: now() })) ?? '',
    })
  }
  return {
    lines: rows,
    reasons: openReasons(order, lines, now()),
    needsReceiver: await needsReceiver(db, context, order.id),
    reckoning: {
      ...(await paidFor(db, order)),
      returned: lines.reduce((sum, line) => sum + line.unitPrice * line.received, 0),
      most: Math.max(0, await refundable(db, order.id)),
    },
    warehouse: context.settings.current().shop.warehouse,
    returns: returns.map((found) => returnDto(found, returned)),
    refunds: await listRefundStates(db, order.id),
  }
}
