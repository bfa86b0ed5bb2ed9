import type { Resource } from '@/components/office/resource'
import { listRefunds } from '@/contract/staff/refunds'

export const refunds: Resource = {
  address: 'hoan-tien',
  label: 'Hoàn tiền',
  group: 'money',
  icon: 'return',
  auditName: 'refund',
  calls: { list: listRefunds },
  list: async () => (await import('@/components/office/refunds/refund-list')).RefundList,
}
