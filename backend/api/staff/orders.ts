import { listPaymentsForStaff } from '@/backend/modules/payments'
import type { HandlersOf } from '@/backend/platform/context'
import { officeTexts } from '@/backend/platform/office-texts'
import { changedOrderDetail } from '@/backend/read-models/order-page/order-detail'
import { listStaffOrders } from '@/backend/read-models/staff-orders/list-staff-orders'
import { moveOrder } from '@/backend/workflows/move-order/move-order'

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
