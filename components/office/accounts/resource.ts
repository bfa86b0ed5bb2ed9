import type { Resource } from '@/components/office/resource'
import { staffAccounts } from '@/contract/staff/accounts'
import { staffInvitations } from '@/contract/staff/invitations'

export const accounts: Resource = {
  address: 'nhan-vien',
  label: 'Nhân viên',
  group: 'system',
  icon: 'user',
  auditName: 'account',
  calls: { ...staffAccounts, create: staffInvitations.create },
  list: async () => (await import('@/components/office/accounts/account-list')).AccountList,
  record: async () => (await import('@/components/office/accounts/account-edit')).AccountEdit,
  create: async () => (await import('@/components/office/accounts/account-create')).AccountCreate,
}
