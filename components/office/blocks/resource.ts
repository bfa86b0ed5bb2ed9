import type { Resource } from '@/components/office/resource'
import { staffBlocks } from '@/contract/staff/blocks'

export const blocks: Resource = {
  address: 'trang-chu',
  label: 'Trang chủ và giới thiệu',
  group: 'content',
  icon: 'home',
  auditName: 'block',
  calls: { list: staffBlocks.list, read: staffBlocks.read, change: staffBlocks.change },
  list: async () => (await import('@/components/office/blocks/block-list')).BlockList,
  record: async () => (await import('@/components/office/blocks/block-edit')).BlockEdit,
}
