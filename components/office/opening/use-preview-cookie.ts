import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getShop } from '@/contract/shop/settings'
import { call } from '@/lib/api/browser'
import { PREVIEW_COOKIE } from '@/lib/routes/preview-cookie'

const WEEK_S = 7 * 86_400

/** Lets the staff look at the shop before it is open: their pages then are not everybody's. */
export function usePreviewCookie() {
  const { data } = useQuery({
    queryKey: ['office-shop'],
    queryFn: async () => (await call(getShop)).data,
    staleTime: 30_000,
  })
  const isOpen = data?.isOpen
  useEffect(() => {
    if (isOpen === undefined) return
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere yet.
    document.cookie = `${PREVIEW_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${isOpen ? 0 : WEEK_S}`
  }, [isOpen])
}
