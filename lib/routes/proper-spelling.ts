import { findPage } from '@/lib/routes/find-page'
import { isMobile } from '@/lib/routes/mobile-paths'
import { allPages } from '@/lib/routes/pages'
import { fillPattern, matchPattern } from '@/lib/routes/path-pattern'

const spellings = allPages.flatMap(({ path, alias }) => (alias ? [path, alias] : [path]))

/** The address of a page that was written with capitals, as telephones begin a word; ids and names stay as they were written. */
export function properSpelling(pathname: string): string | null {
  if (!/[A-Z]/.test(pathname) || isMobile(pathname) || findPage(pathname)) return null
  for (const pattern of spellings) {
    const params = matchPattern(pattern, pathname, 'i')
    if (params) return fillPattern(pattern, params)
  }
  return null
}
