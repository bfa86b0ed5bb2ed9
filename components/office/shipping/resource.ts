import type { Resource } from '@/components/office/resource'
import { staffShipping } from '@/contract/staff/shipping'

export const shipping: Resource = {
  address: 'phi-giao-hang',
  label: 'Phí giao hàng',
  group: 'shop',
  icon: 'pin',
  auditName: 'shipping',
  calls: staffShipping,
  list: async () => (await import('@/components/office/shipping/fee-page')).FeePage,
}
