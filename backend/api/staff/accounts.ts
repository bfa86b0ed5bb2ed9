import { findStaffAccount, listStaffAccounts } from '@/backend/modules/auth'
import type { HandlersOf } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import { changeRoles, resetSecondFactor } from '@/backend/workflows/change-roles/change-roles'

export const staffAccountRoutes: HandlersOf<'staffAccounts'> = {
  list: ({ query }, { db }) => listStaffAccounts(db, query),

  read: async ({ params: { id } }, { db }) => {
    const data = await findStaffAccount(db, id)
    if (!data) throw notFound()
    return { data }
  },

  change: async ({ params: { id }, body: { roles } }, context) => {
    const data = await changeRoles(context, id, roles)
    if (!data) throw notFound()
    return { data, successMessage: officeTexts.staffSaved }
  },

  archive: async ({ params: { id } }, context) => {
    await changeRoles(context, id, [])
    return { successMessage: officeTexts.staffRemoved }
  },

  resetSecondFactor: async ({ params: { id } }, context) => {
    await resetSecondFactor(context, id)
    return { successMessage: officeTexts.secondFactorOff }
  },
}
