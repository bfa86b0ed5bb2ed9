import type { Resource } from '@/components/office/resource'
import { staffSettings } from '@/contract/staff/settings'

export const settings: Resource = {
  address: 'cai-dat',
  label: 'Cài đặt',
  group: 'shop',
  icon: 'filter',
  auditName: 'settings',
  calls: staffSettings,
  list: async () => (await import('@/components/office/settings/settings-page')).SettingsPage,
}
