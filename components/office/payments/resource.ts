import type { Resource } from '@/components/office/resource'
import { listPayments } from '@/contract/staff/orders'

export const payments: Resource = {
  address: 'thanh-toan',
  label: 'Thanh toán',
  group: 'money',
  icon: 'warning',
  calls: { list: listPayments, idField: 'txnRef' },
  list: async () => (await import('@/components/office/payments/payment-list')).PaymentList,
}
