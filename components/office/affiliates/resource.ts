import type { Resource } from '@/components/office/resource'
import { staffAffiliates } from '@/contract/staff/affiliates'

export const affiliates: Resource = {
  address: 'cong-tac-vien',
  label: 'Cộng tác viên',
  group: 'money',
  icon: 'share',
  auditName: 'affiliate',
  calls: {
    list: staffAffiliates.list,
    read: staffAffiliates.read,
    change: staffAffiliates.change,
  },
  list: async () => (await import('@/components/office/affiliates/affiliate-list')).AffiliateList,
  record: async () => (await import('@/components/office/affiliates/affiliate-page')).AffiliatePage,
}
