import type { Resource } from '@/components/office/resource'
import { listClaims } from '@/contract/staff/claims'

export const claims: Resource = {
  address: 'boi-thuong',
  label: 'Đòi bồi thường',
  group: 'money',
  icon: 'warning',
  auditName: 'claim',
  calls: { list: listClaims },
  list: async () => (await import('@/components/office/claims/claim-list')).ClaimList,
}
