import { pageOf } from '@/lib/routes/aliases'
import type { Page } from '@/lib/routes/page'
import { allPages } from '@/lib/routes/pages'
import { matchPattern, type Params } from '@/lib/routes/path-pattern'

export type FoundPage = { page: Page; pathname: string; params: Params }

/** The page an address shows, whichever spelling named it; `pathname` is the page's own. */
export function findPage(address: string): FoundPage | null {
  const pathname = pageOf(address)
  for (const page of allPages) {
    const params = matchPattern(page.path, pathname)
    if (params) return { page, pathname, params }
  }
  return null
}
