import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { useKeptFocus } from '@/components/office/frame/use-kept-focus'
import { useStayOffline } from '@/components/office/frame/use-stay-offline'
import { usePreviewCookie } from '@/components/office/opening/use-preview-cookie'
import { resourceGroups } from '@/components/office/resource'
import { type ResourceName, resources } from '@/components/office/resources'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button, IconButton } from '@/components/ui/button'
import { Sheet } from '@/components/ui/dialog'
import { Icon, type IconName } from '@/components/ui/icon'
import { lockOffice } from '@/contract/staff/session'
import { office } from '@/lib/messages/office'
import { OFFICE } from '@/lib/routes/office'

const resourceNames = Object.keys(resources) as ResourceName[]

const itemClass =
  'flex min-h-tap items-center gap-3 rounded px-3 hover:bg-wash aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold'

type Entry = { href: string; label: string; icon: IconName }

/** The parts of the menu with what the person may open; a part without any is left out. */
function useMenu() {
  const { roles } = useOfficeSession()
  const paths = useOfficePaths()
  const open = resourceNames.filter((name) => mayDo(roles, resources[name].calls.list.roles))
  const parts = resourceGroups.map((group) => ({
    group,
    entries: open
      .filter((name) => resources[name].group === group)
      .map((name): Entry => ({ ...resources[name], href: paths.list(name) })),
  }))
  return parts.filter(({ entries }) => entries.length > 0)
}

/** The menu is longer than many a screen; the entry of the open page is in sight. */
const show = (entry: HTMLElement | null) => entry?.scrollIntoView?.({ block: 'nearest' })

const start: Entry = { href: OFFICE, label: office.dashboard, icon: 'home' }

function Menu({ onChoose }: { onChoose?: () => void }) {
  const pathname = usePathname()
  const id = useId()
  const parts = useMenu()
  const current = [start, ...parts.flatMap(({ entries }) => entries)].findLast(
    ({ href }) => pathname === href || pathname.startsWith(`${href}/`),
  )
  const link = ({ href, label, icon }: Entry) => (
    <Link
      href={href}
      prefetch={false}
      className={itemClass}
      {...(onChoose ? { onClick: onChoose } : {})}
      {...(current?.href === href ? { 'aria-current': 'page' as const, ref: show } : {})}
    >
      <Icon name={icon} />
      {label}
    </Link>
  )
  return (
    <nav aria-label={office.menu} className="grid gap-3">
      {link(start)}
      {parts.map(({ group, entries }) => (
        <div key={group}>
          <p id={`${id}-${group}`} className="px-3 text-sm text-ink-2">
            {office.groups[group]}
          </p>
          <ul aria-labelledby={`${id}-${group}`} className="grid gap-1">
            {entries.map((entry) => (
              <li key={entry.href}>{link(entry)}</li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Person() {
  const { name, roles } = useOfficeSession()
  const lock = async () => {
    await staffCall(lockOffice, {})
    location.reload()
  }
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-ink-2">
        {roles
          .filter((role) => role !== 'staff')
          .map((role) => office.roles[role])
          .join(', ')}
      </p>
      <Button variant="quiet" size="sm" icon="lock" onClick={lock}>
        {office.lock}
      </Button>
      <a href="/trang-chu" className="link">
        {office.toShop}
      </a>
    </div>
  )
}

/** The office's own frame: a menu that follows the roles, beside the screen or behind a button. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const screen = useRef<HTMLElement>(null)
  usePreviewCookie()
  useKeptFocus(screen)
  useStayOffline()
  return (
    <div className="grid min-h-dvh max-lg:content-start lg:grid-cols-[240px_minmax(0,1fr)]">
      <a href="#noi-dung" className="sr-only focus:not-sr-only">
        {office.skip}
      </a>
      <header className="sticky top-0 z-sticky flex items-center gap-3 border-b border-line bg-surface px-3 py-2 lg:hidden">
        <IconButton icon="menu" label={office.openMenu} onClick={() => setIsOpen(true)} />
        <p className="font-serif text-lg font-semibold">{office.title}</p>
      </header>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={office.title} side="left">
        <div className="grid gap-6">
          <Menu onChoose={() => setIsOpen(false)} />
          <Person />
        </div>
      </Sheet>
      <aside className="sticky top-0 hidden h-dvh content-start gap-6 overflow-y-auto border-r border-line bg-surface p-4 lg:grid">
        <p className="px-3 font-serif text-h3 font-semibold">{office.title}</p>
        <Menu />
        <Person />
      </aside>
      <main ref={screen} id="noi-dung" tabIndex={-1} className="min-w-0 p-4 lg:p-8">
        {children}
      </main>
    </div>
  )
}
