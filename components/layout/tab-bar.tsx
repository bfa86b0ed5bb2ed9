'use client'

import { clsx } from 'clsx'
import { CartBadge } from '@/components/layout/cart-badge'
import { hasOwnBar, type Section, sectionOf } from '@/components/layout/site-section'
import { usePagePath } from '@/components/layout/use-page-path'
import { Icon, type IconName } from '@/components/ui/icon'
import { layout } from '@/lib/messages/layout'
import { paths } from '@/lib/routes/paths'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'
import styles from './tab-bar.module.css'

const texts = layout.tabs

const tabs: readonly { section: Section; href: string; label: string; icon: IconName }[] = [
  { section: 'home', href: paths.home(), label: texts.home, icon: 'home' },
  { section: 'products', href: paths.products(), label: texts.products, icon: 'book' },
  { section: 'library', href: paths.library(), label: texts.library, icon: 'library' },
  { section: 'cart', href: paths.cart(), label: texts.cart, icon: 'cart' },
]

const accountTab = { href: paths.account.home(), label: texts.account }
const loginTab = { href: paths.login(), label: layout.user.login, 'data-dialog': 'login' }

/** Bottom navigation on phones. */
export function TabBar() {
  const pathname = usePagePath()
  const current = sectionOf(pathname)
  const { label: lastLabel, ...lastTab } = useIsSignedIn() ? accountTab : loginTab
  if (hasOwnBar(pathname)) return null
  return (
    <nav aria-label={texts.label} className={clsx(styles.bar, 'print:hidden')} data-tab-bar="">
      <ul>
        {tabs.map(({ section, href, label, icon }) => (
          <li key={section}>
            <a
              href={href}
              aria-current={section === current ? (pathname === href ? 'page' : 'true') : undefined}
            >
              <Icon name={icon} size={22} />
              {label}
              {section === 'cart' ? <CartBadge /> : null}
            </a>
          </li>
        ))}
        <li>
          <a {...lastTab} aria-current={current === 'account' ? 'true' : undefined}>
            <Icon name="user" size={22} />
            {lastLabel}
          </a>
        </li>
      </ul>
    </nav>
  )
}
