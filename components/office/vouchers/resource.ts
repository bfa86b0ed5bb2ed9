import type { Resource } from '@/components/office/resource'
import { staffVouchers } from '@/contract/staff/vouchers'

export const vouchers: Resource = {
  address: 'ma-giam-gia',
  label: 'Mã giảm giá, phiếu',
  group: 'catalog',
  icon: 'flag',
  auditName: 'voucher',
  calls: staffVouchers,
  list: async () => (await import('@/components/office/vouchers/voucher-list')).VoucherList,
  record: async () => (await import('@/components/office/vouchers/voucher-edit')).VoucherEdit,
  create: async () => (await import('@/components/office/vouchers/voucher-create')).VoucherCreate,
}
