import { changeAccount, roleColumns } from '@/backend/modules/accounts'
import {
  endSessions,
  findStaffAccount,
  lockAdmins,
  removeSecondFactor,
} from '@/backend/modules/auth'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import type { StaffAccount } from '@/contract/staff/accounts'

type Duty = StaffAccount['roles'][number]

async function existing(tx: Tx, id: number) {
  const account = await findStaffAccount(tx, id)
  if (!account) throw notFound()
  return account
}

/** Nobody raises or drops their own role, and one admin stays. */
async function guardChange(
  tx: Tx,
  context: Pick<Context, 'caller'>,
  id: number,
  duties: readonly Duty[],
) {
  if (id === callerOf(context).userId) throw new HttpError(409, officeTexts.ownRole)
  const admins = await lockAdmins(tx)
  const isLast = admins.length === 1 && admins[0]?.id === id
  if (isLast && !duties.includes('admin')) throw new HttpError(409, officeTexts.lastAdmin)
}

/** Sets what somebody may do; without a duty they are a customer again. Their sessions begin anew. */
export const changeRoles = (context: Context, id: number, duties: readonly Duty[]) =>
  changeWithAudit(context, 'account.roles', async (tx) => {
    await guardChange(tx, context, id, duties)
    const before = await existing(tx, id)
    const columns = roleColumns(duties)
    await changeAccount(tx, id, columns)
    await endSessions(tx, id, context.now())
    if (columns.role === 'user') await removeSecondFactor(tx, id)
    const after = await findStaffAccount(tx, id)
    return {
      subject: id,
      before: { roles: before.roles },
      after: { roles: after?.roles ?? [] },
      result: after,
    }
  })

/** For somebody who has lost the telephone: they set up a new one when they sign in again. */
export const resetSecondFactor = (context: Context, id: number) =>
  changeWithAudit(context, 'second-factor.reset', async (tx) => {
    await existing(tx, id)
    await removeSecondFactor(tx, id)
    await endSessions(tx, id, context.now())
    return { subject: id, result: null }
  })
