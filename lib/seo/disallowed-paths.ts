import type { Page } from '@/lib/routes/page'
import { unlistedKeys } from '@/lib/seo/is-listed'

const isPersonal = (page: Page) => page.access !== undefined || page.isPersonal === true

/** `/khoa-hoc/{id}` as a prefix, `/san-pham/danh-muc/{id}` as a pattern of robots.txt. */
const prefixOf = (path: string) => path.replace(/\{.*/, '')
const patternOf = (path: string) => path.replace(/\{\w+\*?\}/g, '*')

/** What crawlers need not read: pages that are somebody's own, and filtered lists that say noindex anyway. */
export function disallowedPaths(pages: readonly Page[]): string[] {
  const personal = pages.filter(isPersonal).map(({ path }) => prefixOf(path))
  const prefixes = [...new Set(personal)].filter(
    (path, _, all) => !all.some((other) => other !== path && path.startsWith(other)),
  )
  const filtered = pages.flatMap((page) =>
    unlistedKeys(page).map(
      (keys) => `${patternOf(page.path)}?*${keys.map((key) => `${key}=`).join('*')}`,
    ),
  )
  return [...prefixes, ...filtered]
}
