import type { Context } from '@/backend/context'
import { audit } from '@/backend/modules/office/audit-log'
import { officeTexts } from '@/backend/modules/office/texts'
import { voucher } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type * as calls from '@/contract/office'

type VoucherDraft = Parsed<typeof calls.createVoucher>['body']
const PERCENT = 1

function checkVoucher({ discountType, value }: VoucherDraft, startsAt: Date, endsAt: Date | null) {
  if (discountType === PERCENT && value > 100) throw new HttpError(400, officeTexts.percentTooHigh)
  if (endsAt && endsAt <= startsAt) throw new HttpError(400, officeTexts.endsBeforeStart)
}

/** Makes a code that works from its start on; written into the audit log. */
export function createVoucher(context: Context, draft: VoucherDraft) {
  const { startTime, endTime, ...columns } = draft
  const startsAt = startTime ? new Date(startTime) : context.now()
  const endsAt = endTime ? new Date(endTime) : null
  checkVoucher(draft, startsAt, endsAt)
  return transact(context.db, async (tx) => {
    const [row] = await tx
      .insert(voucher)
      .values({ ...columns, code: draft.code.toUpperCase(), startsAt, endsAt })
      .onConflictDoNothing()
      .returning({ codeId: voucher.id, code: voucher.code })
    if (!row) throw new HttpError(409, officeTexts.codeTaken)
    await audit(tx, context, {
      action: 'voucher.create',
      subject: row.code,
      data: draft,
    })
    return row
  })
}
