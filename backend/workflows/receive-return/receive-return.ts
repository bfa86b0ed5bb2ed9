import { type Receipt, receiveCopies } from '@/backend/modules/order-lifecycle'
import {
  canMoveReturn,
  lockReturn,
  returnStates,
  returnTexts,
  setOutcome,
} from '@/backend/modules/returns'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

/** Takes an approved return in: stock, courses, commission and the refund are settled in one transaction. */
export async function receiveReturn(
  context: Context,
  id: string,
  { isRefunded = false, ...receipt }: Receipt & { isRefunded?: boolean | undefined },
): Promise<void> {
  const actor = `staff:${callerOf(context).userId}`
  await transact(context.db, async (tx) => {
    const now = context.now()
    const found = await lockReturn(tx, id)
    if (!found) throw notFound()
    if (!canMoveReturn(found.row.status, returnStates.received, 'staff')) {
      throw new HttpError(409, returnTexts.cannotChange)
    }
    const { order, row } = found
    const outcome = isRefunded ? 'refund' : row.outcome
    if (outcome !== row.outcome) await setOutcome(tx, id, outcome)
    await receiveCopies({ tx, order, row: { ...row, outcome }, actor, now }, context, receipt)
    await audit(tx, context, {
      action: 'return.receive',
      subject: id,
      data: { ...receipt, outcome },
    })
  })
}
