import { eq } from 'drizzle-orm'
import type { OrderRow } from '@/backend/modules/orders'
import { needsReceiver } from '@/backend/modules/payments'
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
  const rows = await db.select().from(refund).where(eq(refund.orderId, orderId))
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
      left: Math.max(0, line.quantity - line.promised),
      refusal: (await refusalOf(db, order, line)) ?? '',
    })
  }
  return {
    lines: rows,
    reasons: openReasons(order, now()),
    needsReceiver: await needsReceiver(db, context, order.id),
    returns: returns.map(({ row, photos }) => returnDto(row, photos, returned)),
    refunds: await listRefundStates(db, order.id),
  }
}
