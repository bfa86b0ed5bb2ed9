import 'server-only'
import type { NewsDetail } from '@/contract/shop/news'
import { staffNews } from '@/contract/staff/news'
import { callWithSession } from '@/lib/api/session'
import { sanitise } from '@/lib/format/sanitise'

/** The newest version of an article, for the staff. */
export async function previewNews(segment: string): Promise<NewsDetail> {
  const { data } = await callWithSession(staffNews.previewNews, { params: { url: segment } })
  return { ...data, content: sanitise(data.content) }
}
