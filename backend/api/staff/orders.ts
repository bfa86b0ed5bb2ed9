import { listPaymentsForStaff } from '@/backend/modules/payments'
import type { HandlersOf } from '@/backend/platform/context'
import { officeTexts } from '@/backend/platform/office-texts'
import { changedOrderDetail } from '@/backend/read-models/order-page/order-detail'
import { listStaffOrders } from '@/backend/read-models/staff-orders/list-staff-orders'
import { listSuspiciousGroups } from '@/backend/read-models/suspicious-orders/suspicious-orders'
import { moveOrder } from '@/backend/workflows/move-order/move-order'
import { takeBackGroup } from '@/backend/workflows/take-back-orders/take-back-orders'

type OfficeOrderRoutes = Pick<
  HandlersOf<'office'>,
  'listOrders' | 'moveOrder' | 'listPayments' | 'listSuspiciousOrders' | 'takeBackOrders'
>

export const officeOrderRoutes: OfficeOrderRoutes = {
  listOrders: ({ query }, { db }) => {
    const { status, ...rest } = query
    const filter = { ...rest, status: status === undefined ? undefined : Number(status) }
    return listStaffOrders(db, filter, query)
  },

  listSuspiciousOrders: async (_, { db, now }) => ({ data: await listSuspiciousGroups(db, now()) }),

  takeBackOrders: async ({ body }, context) => {
    const data = await takeBackGroup(context, { ...body, until: new Date(body.lastTime) })
    return { data, successMessage: officeTexts.takenBack }
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
