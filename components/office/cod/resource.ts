import type { Resource } from '@/components/office/resource'
import { listCodLines } from '@/contract/staff/cod-statements'

export const cod: Resource = {
  address: 'thu-ho',
  label: 'Tiền thu hộ',
  group: 'money',
  icon: 'truck',
  auditName: 'cod',
  calls: { list: listCodLines },
  list: async () => (await import('@/components/office/cod/cod-list')).CodList,
}
