import type { HandlersOf } from '@/backend/context'
import { moveOrder } from '@/backend/modules/office/move-order'
import { officeTexts } from '@/backend/modules/office/texts'
import { changedOrderDetail } from '@/backend/modules/orders/order-detail'
import { listStaffOrders } from '@/backend/modules/orders/staff-orders/list-staff-orders'
import { listPaymentsForStaff } from '@/backend/modules/payments/payment-queries'

type OfficeOrderRoutes = Pick<HandlersOf<'office'>, 'listOrders' | 'moveOrder' | 'listPayments'>

export const officeOrderRoutes: OfficeOrderRoutes = {
  listOrders: ({ query }, { db }) => {
    const { status, ...rest } = query
    const filter = { ...rest, status: status === undefined ? undefined : Number(status) }
    return listStaffOrders(db, filter, query)
  },

  listPayments: ({ query }, { db }) => listPaymentsForStaff(db, query),

  moveOrder: async ({ params, body }, context) => {
    await moveOrder(context, params.id, body)
    return {
      data: await changedOrderDetail(context, params.id),
      successMessage: officeTexts.moved,
    }
  },
}
