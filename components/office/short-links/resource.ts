import type { Resource } from '@/components/office/resource'
import { staffShortLinks } from '@/contract/staff/short-links'

export const shortLinks: Resource = {
  address: 'lien-ket-ngan',
  label: 'Liên kết ngắn',
  group: 'content',
  icon: 'copy',
  auditName: 'short-link',
  calls: staffShortLinks,
  list: async () => (await import('@/components/office/short-links/short-link-list')).ShortLinkList,
  record: async () =>
    (await import('@/components/office/short-links/short-link-edit')).ShortLinkEdit,
  create: async () =>
    (await import('@/components/office/short-links/short-link-create')).ShortLinkCreate,
}
