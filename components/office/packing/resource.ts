import type { Resource } from '@/components/office/resource'
import { getPickingList } from '@/contract/staff/packing'

export const packing: Resource = {
  address: 'dong-goi',
  label: 'Đóng gói',
  group: 'orders',
  icon: 'gift',
  calls: { list: getPickingList },
  list: async () => (await import('@/components/office/packing/packing-list')).PackingList,
  record: async () => (await import('@/components/office/packing/packing-table')).PackingTable,
}
