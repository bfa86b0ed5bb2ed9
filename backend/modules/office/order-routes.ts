import type { HandlersOf } from '@/backend/context'
import { moveOrder } from '@/backend/modules/office/move-order'
import { officeTexts } from '@/backend/modules/office/texts'
import { changedOrderDetail } from '@/backend/modules/orders/order-detail'
import { orderItemDto } from '@/backend/modules/orders/order-mapper'
import { listOrders } from '@/backend/modules/orders/order-queries'
import { listPaymentsForStaff } from '@/backend/modules/payments/payment-queries'

type OfficeOrderRoutes = Pick<HandlersOf<'office'>, 'listOrders' | 'moveOrder' | 'listPayments'>

export const officeOrderRoutes: OfficeOrderRoutes = {
  listOrders: async ({ query }, { db }) => {
    const { page, pageSize, status } = query
    const filter = { status: status === undefined ? undefined : Number(status) }
    const { rows, totalPage, totalItem } = await listOrders(db, filter, { page, pageSize })
    return { data: rows.map(orderItemDto), totalPage, totalItem }
  },

  listPayments: async ({ query }, { db }) => {
    const { rows, ...pages } = await listPaymentsForStaff(db, query)
    const data = rows.map(({ createdAt, ...row }) => ({
      ...row,
      createdTime: createdAt.toISOString(),
    }))
    return { data, ...pages }
  },

  moveOrder: async ({ params, body }, context) => {
    await moveOrder(context, params.id, body)
    return {
      data: await changedOrderDetail(context, params.id),
      successMessage: officeTexts.moved,
    }
  },
}
