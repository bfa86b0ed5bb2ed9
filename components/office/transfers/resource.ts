import type { Resource } from '@/components/office/resource'
import { listTransfers } from '@/contract/staff/transfers'

export const transfers: Resource = {
  address: 'chuyen-khoan',
  label: 'Chuyển khoản',
  group: 'money',
  icon: 'download',
  auditName: 'transfer',
  calls: { list: listTransfers },
  list: async () => (await import('@/components/office/transfers/transfer-list')).TransferList,
}
