import type { Resource } from '@/components/office/resource'
import { staffImports } from '@/contract/staff/imports'

export const imports: Resource = {
  address: 'nhap-sach',
  label: 'Nhập từ tệp',
  group: 'catalog',
  icon: 'plus',
  auditName: 'import',
  calls: { list: staffImports.list, read: staffImports.read, create: staffImports.create },
  list: async () => (await import('@/components/office/imports/import-list')).ImportList,
  record: async () => (await import('@/components/office/imports/import-page')).ImportPage,
  create: async () => (await import('@/components/office/imports/import-create')).ImportCreate,
}
