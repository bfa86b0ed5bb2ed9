import { and, eq, inArray, sql } from 'drizzle-orm'
import QRCode from 'qrcode'
import { awaitsMoney, BANK_TRANSFER } from '@/backend/modules/orders'
import { bankTransaction } from '@/backend/modules/payments/tables'
import { transferStates } from '@/backend/modules/payments/transfers/transfer-states'
import { vietQr } from '@/backend/modules/payments/vietqr'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'

type Order = { code: string; paymentType: number; status: number; total: number }

/** Đồng that have come for an order and wait for a person. */
export async function receivedFor(db: Db, order: Order & { id: string }): Promise<number> {
  if (order.paymentType !== BANK_TRANSFER || !awaitsMoney(order)) return 0
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${bankTransaction.amount}), 0)`.mapWith(Number) })
    .from(bankTransaction)
    .where(
      and(
        eq(bankTransaction.orderId, order.id),
        inArray(bankTransaction.problem, ['less', 'more']),
        eq(bankTransaction.state, transferStates.open),
      ),
    )
  return row?.sum ?? 0
}

/** The account and QR code of an order to be paid by transfer; null for others. */
export async function transferFor(
  { settings }: Pick<Services, 'settings'>,
  order: Order,
  received = 0,
) {
  const { practiceBankPath, accounts } = settings.current()
  const { transfer } = accounts
  if (order.paymentType !== BANK_TRANSFER || !awaitsMoney(order) || !transfer) return null
  const { bank, bin, account, accountName } = transfer
  const { code: content } = order
  const amount = Math.max(0, order.total - received)
  const text = vietQr({ bin, account, amount: amount || order.total, content })
  const qrSvg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  const told = received > 0 ? { received } : {}
  const facts = { bank, account, accountName, amount, ...told, content, qrSvg }
  if (!practiceBankPath) return facts
  const query = new URLSearchParams({ amount: String(amount), content })
  return { ...facts, demoUrl: `${practiceBankPath}?${query}` }
}
