import { usePathname, useSelectedLayoutSegment } from 'next/navigation'
import { ERROR_DOCUMENT } from '@/lib/routes/error-document'

/** The path of the page that is shown. An error document stands at the address of another page, which only the browser knows. */
export function usePagePath(): string {
  const pathname = usePathname()
  return useSelectedLayoutSegment() === ERROR_DOCUMENT ? `/${ERROR_DOCUMENT}` : pathname
}
