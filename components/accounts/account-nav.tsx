'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { accounts } from '@/lib/messages/accounts'
import { pageOf } from '@/lib/routes/aliases'
import { paths } from '@/lib/routes/paths'

const texts = accounts.nav

const entries: readonly { href: string; label: string; icon: IconName }[] = [
  { href: paths.account.info(), label: texts.info, icon: 'user' },
  { href: paths.account.addresses(), label: texts.addresses, icon: 'pin' },
  { href: paths.account.orders(), label: texts.orders, icon: 'note' },
  { href: paths.account.password(), label: texts.password, icon: 'lock' },
  { href: paths.account.affiliate(), label: texts.affiliate, icon: 'gift' },
  { href: paths.account.reviews(), label: texts.reviews, icon: 'edit' },
]

const entryClass =
  'group flex min-h-tap items-center gap-3 rounded px-3 hover:bg-primary-soft hover:text-primary'
const labelClass =
  'border-b-2 border-transparent group-aria-[current]:border-seal group-aria-[current]:font-semibold'

/** Where the other pages lead back to on a phone. */
function wayBack(page: string): { href: string; label: string } {
  const above = entries.find(({ href }) => page.startsWith(`${href}/`))
  return above ?? { href: paths.account.info(), label: texts.back }
}

/** The signed-in person and the side list; on a phone only the first page shows them, the others link back to it. */
export function AccountNav({ children }: { children?: ReactNode }) {
  const page = pageOf(usePathname())
  const isFirst = page === paths.account.info()
  const back = wayBack(page)
  const firstOnly = isFirst ? undefined : 'hidden lg:block'
  return (
    <>
      {isFirst ? null : (
        <a
          href={back.href}
          className="inline-flex min-h-tap items-center gap-2 justify-self-start text-primary lg:hidden"
        >
          <Icon name="left" size={18} />
          {back.label}
        </a>
      )}
      <div className={firstOnly}>{children}</div>
      <nav aria-label={texts.label} className={firstOnly}>
        <ul className="grid max-lg:divide-y max-lg:divide-line max-lg:border-y max-lg:border-line">
          {entries.map(({ href, label, icon }) => (
            <li key={href}>
              <a
                href={href}
                className={entryClass}
                aria-current={
                  page === href ? 'page' : page.startsWith(`${href}/`) ? 'true' : undefined
                }
              >
                <Icon name={icon} />
                <span className={labelClass}>{label}</span>
              </a>
            </li>
          ))}
          <li>
            <a href={paths.logout()} className={entryClass}>
              <Icon name="logout" />
              <span className={labelClass}>{texts.logout}</span>
            </a>
          </li>
        </ul>
      </nav>
    </>
  )
}
