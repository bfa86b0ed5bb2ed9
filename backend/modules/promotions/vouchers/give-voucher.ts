import { eq, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { userVoucher, voucher } from '@/backend/modules/promotions/tables'
import { voucherTexts as texts } from '@/backend/modules/promotions/vouchers/texts'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'

async function getVoucher(tx: Tx, code: string) {
  const [row] = await tx
    .select({ codeId: voucher.id, code: voucher.code })
    .from(voucher)
    .where(eq(sql`upper(${voucher.code})`, code.toUpperCase()))
  if (!row) throw new HttpError(404, texts.noSuchCode)
  return row
}

async function getUserId(tx: Tx, email: string): Promise<number> {
  const [row] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(sql`lower(${appUser.email})`, email))
  if (!row) throw new HttpError(404, texts.noSuchAccount)
  return row.id
}

/** Gives a code to an account, once however often it is asked; written into the audit log. */
export function giveVoucher(context: Context, code: string, email: string) {
  return transact(context.db, async (tx) => {
    const found = await getVoucher(tx, code)
    const userId = await getUserId(tx, email)
    await tx.insert(userVoucher).values({ userId, voucherId: found.codeId }).onConflictDoNothing()
    await audit(tx, context, {
      action: 'voucher.give',
      subject: found.code,
      data: { userId },
    })
    return { ...found, userId }
  })
}
