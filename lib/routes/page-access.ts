import { pageOf } from '@/lib/routes/aliases'
import { matchPattern } from '@/lib/routes/path-pattern'

/** `session` sends a guest to the login page, `mobile` answers 401 so that the app can sign in. */
export type Guard = 'session' | 'mobile'

export const guardedPages = [
  '/tai-khoan',
  '/tai-khoan/{rest*}',
  '/tai-lieu-cua-toi',
  '/khoa-hoc/{id}',
  '/bai-hoc/{id}',
  '/bai-tap/{id}',
  '/bai-tap-cua-toi/{id}',
  '/bai-kiem-tra/{id}',
  '/myexam/{id}',
  '/logout',
] as const

export const guardedMobilePages = [
  '/mobile/exercise/{id}',
  '/mobile/myExercise/{id}',
  '/mobile/exam/{id}',
  '/mobile/myexam/{id}',
  '/mobile/mycourse/{id}',
  '/mobile/mycourse/lesson/{id}',
] as const

/** What a page asks of its visitor, whichever spelling named it; null for pages open to all. */
export function guardOf(pathname: string): Guard | null {
  const page = pageOf(pathname)
  if (guardedPages.some((pattern) => matchPattern(pattern, page))) return 'session'
  return guardedMobilePages.some((pattern) => matchPattern(pattern, page)) ? 'mobile' : null
}
