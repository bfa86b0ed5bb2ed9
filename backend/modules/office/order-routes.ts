import type { HandlersOf } from '@/backend/context'
import { moveOrder } from '@/backend/modules/office/move-order'
import { officeTexts } from '@/backend/modules/office/texts'
import { listStaffOrders } from '@/backend/modules/orders/desk/list-staff-orders'
import { changedOrderDetail } from '@/backend/modules/orders/order-detail'
import { orderItemDto } from '@/backend/modules/orders/order-mapper'
import { listPaymentsForStaff } from '@/backend/modules/payments/payment-queries'

type OfficeOrderRoutes = Pick<HandlersOf<'office'>, 'listOrders' | 'moveOrder' | 'listPayments'>

export const officeOrderRoutes: OfficeOrderRoutes = {
  listOrders: async ({ query }, { db }) => {
    const { status, ...rest } = query
    const filter = { ...rest, status: status === undefined ? undefined : Number(status) }
    const { rows, totalPage, totalItem } = await listStaffOrders(db, filter, query)
    const data = rows.map(({ receiverName, phone, tags, ...row }) => ({
      ...orderItemDto(row),
      receiverName,
      phone,
      tags,
    }))
    return { data, totalPage, totalItem }
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
