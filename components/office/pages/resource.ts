import type { Resource } from '@/components/office/resource'
import { staffPages } from '@/contract/staff/pages'

export const pages: Resource = {
  address: 'trang-noi-dung',
  label: 'Trang nội dung',
  group: 'content',
  icon: 'info',
  auditName: 'page',
  calls: staffPages,
  list: async () => (await import('@/components/office/pages/page-list')).PageList,
  record: async () => (await import('@/components/office/pages/page-edit')).PageEdit,
  create: async () => (await import('@/components/office/pages/page-create')).PageCreate,
}
