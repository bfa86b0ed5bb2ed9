import { audit } from '@/backend/platform/audit/audit-log'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { findCustomer, findCustomers } from '@/backend/read-models/customers/customer-queries'
import { exportCustomers } from '@/backend/read-models/customers/export-customers'
import { customerTexts as texts } from '@/backend/read-models/customers/texts'
import {
  endCustomerSessions,
  forgetWrongTries,
  lockCustomer,
  sendActivationCode,
  unlockCustomer,
} from '@/backend/workflows/change-customer/change-customer'

/** Who looked at whom can be told afterwards. */
const lookedAt = (context: Context, action: string, id: number) =>
  audit(context.db, context, { action, subject: `user:${id}`, data: { userId: id } })

async function getCustomer(context: Pick<Context, 'caller' | 'db' | 'now'>, id: number) {
  const data = await findCustomer(context, id)
  if (!data) throw notFound()
  return data
}

const changed = async (
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  id: number,
  successMessage: string,
) => ({
  data: await getCustomer(context, id),
  successMessage,
})

export const staffCustomerRoutes: HandlersOf<'staffCustomers'> = {
  list: async ({ query }, context) => {
    const data = await findCustomers(context.db, query)
    for (const { id } of data) await lookedAt(context, 'customer.find', id)
    return { data, totalPage: data.length > 0 ? 1 : 0, totalItem: data.length }
  },

  read: async ({ params: { id } }, context) => {
    const data = await getCustomer(context, id)
    await lookedAt(context, 'customer.view', id)
    return { data }
  },

  sendActivationCode: async ({ params: { id } }, context) => {
    await sendActivationCode(context, id)
    return { successMessage: texts.codeSent }
  },

  endCustomerSessions: async ({ params: { id } }, context) => {
    await endCustomerSessions(context, id)
    return changed(context, id, texts.sessionsEnded)
  },

  forgetWrongTries: async ({ params: { id } }, context) => {
    await forgetWrongTries(context, id)
    return changed(context, id, texts.triesForgotten)
  },

  lockCustomer: async ({ params: { id }, body }, context) => {
    await lockCustomer(context, id, body.reason)
    return changed(context, id, texts.locked)
  },

  unlockCustomer: async ({ params: { id } }, context) => {
    await unlockCustomer(context, id)
    return changed(context, id, texts.unlocked)
  },

  exportCustomers: async ({ body: { reason, after } }, context) => ({
    data: await exportCustomers(context, reason, after),
  }),
}
