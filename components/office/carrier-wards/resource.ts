import type { Resource } from '@/components/office/resource'
import { listCarrierWards } from '@/contract/staff/carrier-wards'

export const carrierWards: Resource = {
  address: 'phuong-xa',
  label: 'Phường, xã của hãng',
  group: 'shop',
  icon: 'pin',
  calls: { list: listCarrierWards },
  list: async () => (await import('@/components/office/carrier-wards/ward-list')).WardList,
}
