import type { Resource } from '@/components/office/resource'
import { getStaffOrder, listOrders, moveOrder } from '@/contract/staff/orders'

export const orders: Resource = {
  address: 'don-hang',
  label: 'Đơn hàng',
  group: 'orders',
  icon: 'truck',
  auditName: 'order',
  calls: {
    list: listOrders,
    read: getStaffOrder,
    change: moveOrder,
    idField: 'orderId',
    searchField: 'search',
  },
  list: async () => (await import('@/components/office/orders/order-list')).OrderList,
  record: async () => (await import('@/components/office/orders/order-page')).OrderPage,
}
