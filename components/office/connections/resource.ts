import type { Resource } from '@/components/office/resource'
import { staffConnections } from '@/contract/staff/connections'

export const connections: Resource = {
  address: 'ket-noi',
  label: 'Kết nối',
  group: 'shop',
  icon: 'lock',
  auditName: 'connection',
  calls: staffConnections,
  list: async () =>
    (await import('@/components/office/connections/connection-page')).ConnectionPage,
}
