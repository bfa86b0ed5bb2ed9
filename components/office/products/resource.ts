import type { Resource } from '@/components/office/resource'
import { staffProducts } from '@/contract/staff/products'

export const products: Resource = {
  address: 'san-pham',
  label: 'Sản phẩm',
  group: 'catalog',
  icon: 'book',
  auditName: 'product',
  calls: staffProducts,
  list: async () => (await import('@/components/office/products/product-list')).ProductList,
  record: async () => (await import('@/components/office/products/product-edit')).ProductEdit,
  create: async () => (await import('@/components/office/products/product-create')).ProductCreate,
}
