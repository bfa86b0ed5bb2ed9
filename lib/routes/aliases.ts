import { mobilePages } from '@/lib/routes/mobile-pages'
import { allPages } from '@/lib/routes/pages'
import { fillPattern, matchPattern } from '@/lib/routes/path-pattern'

/** English addresses and the Vietnamese pages they show. */
export const aliases = allPages.flatMap(({ alias, path }) =>
  alias ? [{ from: alias, to: path }] : [],
)

const mobilePaths = Object.values(mobilePages).map(({ path }) => path)

/** Compares case-insensitively, but leaves the id as it was written. */
function mobilePage(pathname: string): string | null {
  const folded = pathname.toLowerCase()
  const page = mobilePaths.find((path) =>
    matchPattern(
      path.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
      folded,
    ),
  )
  if (!page) return null
  const key = pathname.slice(pathname.lastIndexOf('/') + 1)
  return fillPattern(page, { id: key, name: key })
}

/** The page an alias stands for, or null when the path is no alias. */
export function resolveAlias(pathname: string): string | null {
  if (/^\/mobile\//i.test(pathname)) {
    const page = mobilePage(pathname)
    return page === pathname ? null : page
  }
  for (const { from, to } of aliases) {
    const params = matchPattern(from, pathname)
    if (params) return fillPattern(to, params)
  }
  return null
}

/** The address of the page itself, whichever spelling asked for it. */
export const pageOf = (pathname: string): string => resolveAlias(pathname) ?? pathname
