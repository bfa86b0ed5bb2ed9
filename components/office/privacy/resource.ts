import type { Resource } from '@/components/office/resource'
import { listPrivacyRequests } from '@/contract/staff/privacy'

export const privacy: Resource = {
  address: 'du-lieu-ca-nhan',
  label: 'Dữ liệu cá nhân',
  group: 'customers',
  icon: 'eye-off',
  auditName: 'privacy',
  calls: { list: listPrivacyRequests, idField: 'requestId' },
  list: async () => (await import('@/components/office/privacy/privacy-list')).PrivacyList,
}
