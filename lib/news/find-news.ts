import 'server-only'
import { getNews, getNewsByUrl, type NewsDetail } from '@/contract/shop/news'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { sanitise } from '@/lib/format/sanitise'

const isId = (segment: string) => /^[1-9]\d{0,9}$/.test(segment)

/** An article by its address or, when the segment is all digits, by id; null when there is none. */
export async function findNews(segment: string): Promise<NewsDetail | null> {
  const answer = await (isId(segment)
    ? callPublic(getNews, { params: { id: segment } })
    : callPublic(getNewsByUrl, { params: { url: segment } })
  ).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return answer && { ...answer.data, content: sanitise(answer.data.content) }
}
