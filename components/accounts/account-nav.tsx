'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { PageLink } from '@/components/ui/page-link'
import { accounts } from '@/lib/messages/accounts'
import { pageOf } from '@/lib/routes/aliases'
import { paths } from '@/lib/routes/paths'

const texts = accounts.nav

const navItems: readonly { href: string; label: string; icon: IconName }[] = [
  { href: paths.account.info(), label: texts.info, icon: 'user' },
  { href: paths.account.addresses(), label: texts.addresses, icon: 'pin' },
  { href: paths.account.orders(), label: texts.orders, icon: 'note' },
  { href: paths.account.password(), label: texts.password, icon: 'lock' },
  { href: paths.account.affiliate(), label: texts.affiliate, icon: 'gift' },
  { href: paths.account.reviews(), label: texts.reviews, icon: 'edit' },
  { href: paths.account.privacy(), label: texts.privacy, icon: 'info' },
]

const itemClass =
  'group flex min-h-tap items-center gap-3 rounded px-3 hover:bg-primary-soft hover:text-primary'
const labelClass =
  'border-b-2 border-transparent group-aria-[current]:border-accent group-aria-[current]:font-semibold'

/** Where the other pages lead back to on a phone. */
function parentOf(page: string): { href: string; label: string } {
  const parent = navItems.find(({ href }) => page.startsWith(`${href}/`))
  return parent ?? { href: paths.account.info(), label: texts.back }
}

/** The signed-in person and the side list; on a phone only the first page shows them, the others link back to it. */
export function AccountNav({ children }: { children?: ReactNode }) {
  const page = pageOf(usePathname())
  const isFirst = page === paths.account.info()
  const back = parentOf(page)
  const firstOnly = isFirst ? undefined : 'hidden lg:block'
  return (
    <>
      {isFirst ? null : (
        <PageLink
          href={back.href}
          className="inline-flex min-h-tap items-center gap-2 justify-self-start text-primary lg:hidden"
        >
          <Icon name="left" size={18} />
          {back.label}
        </PageLink>
      )}
      <div className={firstOnly}>{children}</div>
      <nav aria-label={texts.label} className={firstOnly}>
        <ul className="grid max-lg:divide-y max-lg:divide-line max-lg:border-y max-lg:border-line">
          {navItems.map(({ href, label, icon }) => (
            <li key={href}>
              <PageLink
                href={href}
                className={itemClass}
                aria-current={
                  page === href ? 'page' : page.startsWith(`${href}/`) ? 'true' : undefined
                }
              >
                <Icon name={icon} />
                <span className={labelClass}>{label}</span>
              </PageLink>
            </li>
          ))}
          <li>
            <a href={paths.logout()} className={itemClass}>
              <Icon name="logout" />
              <span className={labelClass}>{texts.logout}</span>
            </a>
          </li>
        </ul>
      </nav>
    </>
  )
}
