import { findPage } from '@/lib/routes/find-page'
import { isMobile } from '@/lib/routes/mobile-paths'

/** `session` sends a guest to the login page, `mobile` answers 401 so that the app can sign in. */
export type SignIn = 'session' | 'mobile'

/** How a page asks its visitor to sign in; null for pages that show themselves without. */
export function signInFor(address: string): SignIn | null {
  const found = findPage(address)
  if (found?.page.access !== 'session') return null
  return isMobile(found.pathname) ? 'mobile' : 'session'
}
