import type { HandlersOf } from '@/backend/context'
import { createVoucher } from '@/backend/modules/office/create-voucher'
import { giveVoucher } from '@/backend/modules/office/give-voucher'
import { officeTexts } from '@/backend/modules/office/texts'

type OfficeVoucherRoutes = Pick<HandlersOf<'office'>, 'createVoucher' | 'giveVoucher'>

export const officeVoucherRoutes: OfficeVoucherRoutes = {
  createVoucher: async ({ body }, context) => ({
    data: await createVoucher(context, body),
    successMessage: officeTexts.voucherMade,
  }),

  giveVoucher: async ({ params, body }, context) => ({
    data: await giveVoucher(context, params.code, body.email),
    successMessage: officeTexts.voucherGiven,
  }),
}
