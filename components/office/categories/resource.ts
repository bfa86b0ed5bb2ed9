import type { Resource } from '@/components/office/resource'
import { staffCategories } from '@/contract/staff/categories'

export const categories: Resource = {
  address: 'danh-muc',
  label: 'Danh mục',
  group: 'catalog',
  icon: 'library',
  auditName: 'category',
  calls: staffCategories,
  list: async () => (await import('@/components/office/categories/category-list')).CategoryList,
}
