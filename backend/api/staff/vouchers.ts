import {
  changeVoucher,
  createVoucher,
  dropVoucher,
  endVoucher,
  findVoucherRow,
  getVoucher,
  giveVoucher,
  listVoucherHolders,
  listVouchers,
  listVoucherUses,
  takeVoucherBack,
  voucherTexts as texts,
} from '@/backend/modules/promotions'
import { audit } from '@/backend/platform/audit/audit-log'
import type { HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'

export const staffVoucherRoutes: HandlersOf<'staffVouchers'> = {
  list: ({ query }, { db, now }) => listVouchers(db, query, now()),

  read: async ({ params: { id } }, { db, now }) => ({ data: await getVoucher(db, id, now()) }),

  create: async ({ body }, context) => ({
    data: await createVoucher(context, body),
    successMessage: texts.saved,
  }),

  change: async ({ params: { id }, body }, context) => {
    if (Object.keys(body).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
    return { data: await changeVoucher(context, id, body), successMessage: texts.saved }
  },

  archive: async ({ params: { id } }, context) => {
    await dropVoucher(context, id)
    return { successMessage: texts.dropped }
  },

  endVoucher: async ({ params: { id } }, context) => ({
    data: await endVoucher(context, id),
    successMessage: texts.ended,
  }),

  listVoucherUses: async ({ params: { id }, query }, { db }) => {
    await findVoucherRow(db, id)
    return listVoucherUses(db, id, query)
  },

  listVoucherHolders: async ({ params: { id }, query }, context) => {
    const { code } = await findVoucherRow(context.db, id)
    await audit(context.db, context, { action: 'voucher.holders', subject: code })
    return listVoucherHolders(context.db, id, query)
  },

  giveVoucher: async ({ params, body }, context) => ({
    data: await giveVoucher(context, params.code, body.email),
    successMessage: texts.given,
  }),

  takeVoucherBack: async ({ params: { id, userId } }, context) => {
    await takeVoucherBack(context, id, userId)
    return { successMessage: texts.takenBack }
  },
}
