import { desc, eq, inArray } from 'drizzle-orm'
import { refundFor } from '@/backend/modules/order-lifecycle'
import { orders } from '@/backend/modules/orders/tables'
import {
  linesOfReturns,
  listReturnableLines,
  openReturns,
  returnColumns,
  returnDto,
} from '@/backend/modules/returns'
import { returnRequest } from '@/backend/modules/returns/tables'
import type { Db } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import type { StaffReturn } from '@/contract/staff/returns'

const select = (db: Db) =>
  db
    .select({ ...returnColumns, order: orders })
    .from(returnRequest)
    .innerJoin(orders, eq(orders.id, returnRequest.orderId))
type Row = Awaited<ReturnType<typeof select>>[number]

async function staffReturn(db: Db, { order, ...found }: Row): Promise<StaffReturn> {
  const { row } = found
  const lines = await linesOfReturns(db, [row.id])
  const asked = new Map(lines.map((line) => [line.orderLineId, line.quantity]))
  const isOpen = openReturns.includes(row.status)
  const orderLines = await listReturnableLines(db, order.id)
  const copies = ({ id }: { id: number }) => asked.get(id) ?? 0
  return {
    ...returnDto(found, lines),
    orderId: order.id,
    orderCode: order.code,
    receiverName: order.receiverName,
    phone: order.phone,
    refundAmount: isOpen ? await refundFor(db, order, row, orderLines, copies) : 0,
  }
}

export async function getReturn(db: Db, id: string): Promise<StaffReturn> {
  const [row] = await select(db).where(eq(returnRequest.id, id))
  if (!row) throw notFound()
  return staffReturn(db, row)
}

/** Returns, the newest first; all of them or those to be decided or received. */
export async function listReturns(db: Db, state: 'open' | 'all', page: Page) {
  const where = state === 'open' ? inArray(returnRequest.status, [...openReturns]) : undefined
  return listPage(db, page, {
    from: returnRequest,
    where,
    rows: select(db).where(where),
    order: [desc(returnRequest.createdAt), desc(returnRequest.id)],
    toDto: (row) => staffReturn(db, row),
  })
}
