import { useQuery } from '@tanstack/react-query'
import { listNewsTags } from '@/contract/shop/news'
import { call } from '@/lib/api/browser'

/** The rubrics as choices. */
export function useNewsTags() {
  const { data } = useQuery({
    queryKey: ['office-news-tags'],
    queryFn: async () => (await call(listNewsTags)).data,
    staleTime: 300_000,
  })
  return (data ?? []).map(({ tagId, tagName }) => ({ value: tagId, label: tagName }))
}
