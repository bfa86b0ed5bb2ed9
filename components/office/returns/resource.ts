import type { Resource } from '@/components/office/resource'
import { listReturns } from '@/contract/staff/returns'

export const returns: Resource = {
  address: 'tra-hang',
  label: 'Trả hàng',
  group: 'orders',
  icon: 'cart',
  auditName: 'return',
  calls: { list: listReturns },
  list: async () => (await import('@/components/office/returns/return-list')).ReturnList,
}
