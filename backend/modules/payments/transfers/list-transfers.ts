import { desc, eq } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { bankTransaction } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'
import type { Transfer } from '@/contract/staff/transfers'

const OPEN = 1

const select = (db: Db) =>
  db
    .select({ transfer: bankTransaction, orderCode: orders.code, orderTotal: orders.total })
    .from(bankTransaction)
    .leftJoin(orders, eq(orders.id, bankTransaction.orderId))

type Row = Awaited<ReturnType<typeof select>>[number]

const transferDto = ({ transfer, orderCode, orderTotal }: Row): Transfer => ({
  id: transfer.id,
  provider: transfer.provider,
  reference: transfer.reference,
  account: transfer.account,
  amount: transfer.amount,
  content: transfer.content,
  sender: transfer.sender,
  bookedTime: transfer.bookedAt.toISOString(),
  state: transfer.state,
  problem: transfer.problem,
  resolution: transfer.resolution,
  resolvedBy: transfer.resolvedBy,
  note: transfer.note,
  orderId: transfer.orderId,
  orderCode,
  orderTotal,
})

/** A transfer as the office reads it; null when there is none. */
export async function findTransfer(db: Db, id: string): Promise<Transfer | null> {
  const [row] = await select(db).where(eq(bankTransaction.id, id))
  return row ? transferDto(row) : null
}

/** Transfers, the newest first; all of them or those that need a person. */
export async function listTransfers(db: Db, state: 'open' | 'all', page: Page) {
  const where = state === 'open' ? eq(bankTransaction.state, OPEN) : undefined
  return listPage(db, page, {
    from: bankTransaction,
    where,
    rows: select(db).where(where),
    order: [desc(bankTransaction.createdAt), desc(bankTransaction.id)],
    toDto: transferDto,
  })
}
