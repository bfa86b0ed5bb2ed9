import type { HandlersOf } from '@/backend/context'
import {
  findStaffAccount,
  listStaffAccounts,
} from '@/backend/modules/office/accounts/account-queries'
import {
  addStaff,
  changeRoles,
  resetSecondFactor,
} from '@/backend/modules/office/accounts/change-roles'
import { officeTexts } from '@/backend/modules/office/texts'
import { notFound } from '@/backend/platform/http/http-error'

export const staffAccountRoutes: HandlersOf<'staffAccounts'> = {
  list: ({ query }, { db }) => listStaffAccounts(db, query),

  read: async ({ params: { id } }, { db }) => {
    const data = await findStaffAccount(db, id)
    if (!data) throw notFound()
    return { data }
  },

  create: async ({ body }, context) => ({
    data: await addStaff(context, body.email, body.roles),
    successMessage: officeTexts.staffSaved,
  }),

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
