import { pageOf } from '@/lib/routes/aliases'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { matchPattern } from '@/lib/routes/path-pattern'
import { paths } from '@/lib/routes/paths'

/** Whether an address belongs to the pages for the app's webviews. */
export const isMobile = (pathname: string): boolean => /^\/mobile\//i.test(pathname)

const secretKeys = new Set([
  'token',
  'accesstoken',
  'idtoken',
  'jwt',
  'jwtaccesstoken',
  'bearer',
  'authorization',
])

/** The query without anything that looks like a token; null when there is nothing to remove. */
export function withoutTokens(search: string): string | null {
  const query = new URLSearchParams(search)
  const found = [...query.keys()].filter((key) =>
    secretKeys.has(key.toLowerCase().replace(/[_-]/g, '')),
  )
  if (found.length === 0) return null
  for (const key of found) query.delete(key)
  return query.size > 0 ? `?${query}` : ''
}

const byId =
  (path: (id: number) => string) =>
  (segment: string): string | null => {
    const id = parseIdSlug(decodeURIComponent(segment))?.id
    return id === undefined ? null : path(id)
  }

const mobilePaths: readonly [pattern: string, path: (segment: string) => string | null][] = [
  ['/thu-vien/khoa-hoc/{id}', byId(paths.mobile.course)],
  ['/thu-vien/bai-hoc/{id}', byId(paths.mobile.lesson)],
  ['/khoa-hoc/{id}', byId(paths.mobile.myCourse)],
  ['/bai-hoc/{id}', byId(paths.mobile.myLesson)],
  ['/bai-tap/{id}', byId(paths.mobile.exercise)],
  ['/bai-tap-cua-toi/{id}', byId(paths.mobile.myExercise)],
  ['/bai-kiem-tra/{id}', byId(paths.mobile.exam)],
  ['/myexam/{id}', byId(paths.mobile.myExam)],
  ['/tin-sach/{id}', (segment) => paths.mobile.news(decodeURIComponent(segment))],
  ['/sach-giao-khoa/{id}', byId(paths.mobile.textbook)],
]

/** The app's page for a URL of the shop; null when there is none. */
export function mobilePathOf(address: string): string | null {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (isMobile(pathname)) return address
  const page = pageOf(pathname)
  for (const [pattern, path] of mobilePaths) {
    const segment = matchPattern(pattern, page)?.id
    if (segment === undefined) continue
    try {
      const found = path(segment)
      return found && found + rest
    } catch {
      return null
    }
  }
  return null
}

/** Rewrites the links of a sanitised text to the app's pages where there are any. */
export const withMobileLinks = (html: string): string =>
  html.replace(/(<a href=")(\/[^"]*)"/g, (whole, start: string, href: string) => {
    const path = mobilePathOf(href)
    return path ? `${start}${path}"` : whole
  })
