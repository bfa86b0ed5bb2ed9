import type { Resource } from '@/components/office/resource'
import { staffAudit } from '@/contract/staff/audit'

export const audit: Resource = {
  address: 'nhat-ky',
  label: 'Nhật ký',
  group: 'system',
  icon: 'note',
  calls: staffAudit,
  list: async () => (await import('@/components/office/audit/audit-list')).AuditList,
}
