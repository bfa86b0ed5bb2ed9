import type { Resource } from '@/components/office/resource'
import { staffCustomers } from '@/contract/staff/customers'

export const customers: Resource = {
  address: 'khach-hang',
  label: 'Khách hàng',
  group: 'customers',
  icon: 'phone',
  auditName: 'customer',
  calls: { list: staffCustomers.list, read: staffCustomers.read },
  list: async () => (await import('@/components/office/customers/customer-list')).CustomerList,
  record: async () => (await import('@/components/office/customers/customer-page')).CustomerPage,
}
