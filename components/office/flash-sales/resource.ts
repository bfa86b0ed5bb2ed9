import type { Resource } from '@/components/office/resource'
import { staffFlashSales } from '@/contract/staff/flash-sales'

export const flashSales: Resource = {
  address: 'flash-sale',
  label: 'Flash sale',
  group: 'catalog',
  icon: 'clock',
  auditName: 'flash-sale',
  calls: staffFlashSales,
  list: async () => (await import('@/components/office/flash-sales/flash-sale-list')).FlashSaleList,
  record: async () =>
    (await import('@/components/office/flash-sales/flash-sale-edit')).FlashSaleEdit,
  create: async () =>
    (await import('@/components/office/flash-sales/flash-sale-create')).FlashSaleCreate,
}
