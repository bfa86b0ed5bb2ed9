import type { Section } from '@/components/layout/site-section'
import type { IconName } from '@/components/ui/icon'
import type { AuthRule } from '@/lib/auth/permissions'
import { layout } from '@/lib/messages/layout'
import { paths } from '@/lib/routes/paths'

export type PersonalNavItem = {
  label: string
  href: string
  icon: IconName
  auth?: AuthRule
  section?: Section
  /** The dialog that may open instead of the page. */
  dialog?: 'login' | 'register'
}

const { user, cart } = layout

/** Personal navigation; each item says who sees it. */
export const personalNavItems: readonly PersonalNavItem[] = [
  { label: cart.label, href: paths.cart(), icon: 'cart', section: 'cart' },
  { label: user.login, href: paths.login(), icon: 'user', auth: 'onlyGuest', dialog: 'login' },
  {
    label: user.register,
    href: paths.login(),
    icon: 'edit',
    auth: 'onlyGuest',
    dialog: 'register',
  },
  {
    label: user.account,
    href: paths.account.home(),
    icon: 'user',
    auth: 'user',
    section: 'account',
  },
  { label: user.orders, href: paths.account.orders(), icon: 'truck', auth: 'user' },
  { label: user.documents, href: paths.myDocuments(), icon: 'library', auth: 'user' },
  { label: user.logout, href: paths.logout(), icon: 'logout', auth: 'user' },
]
