import { useParams, usePathname } from 'next/navigation'
import { ERROR_DOCUMENT } from '@/lib/routes/error-document'

/** The path of the page that is shown. An error document stands at the address of another page, which only the browser knows. */
export function usePagePath(): string {
  const pathname = usePathname()
  // Of all pages the error document alone has a status among its parameters.
  const params = useParams<{ status?: string }>()
  return params?.status ? `/${ERROR_DOCUMENT}` : pathname
}
