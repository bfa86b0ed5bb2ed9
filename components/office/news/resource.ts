import type { Resource } from '@/components/office/resource'
import { staffNews } from '@/contract/staff/news'

export const news: Resource = {
  address: 'tin-sach',
  label: 'Tin sách',
  group: 'content',
  icon: 'note',
  auditName: 'news',
  calls: staffNews,
  list: async () => (await import('@/components/office/news/news-list')).NewsList,
  record: async () => (await import('@/components/office/news/news-edit')).NewsEdit,
  create: async () => (await import('@/components/office/news/news-create')).NewsCreate,
}
