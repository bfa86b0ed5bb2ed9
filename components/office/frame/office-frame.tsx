import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import { officeCalls } from '@/components/office/data-provider'
import { useKeptFocus } from '@/components/office/frame/use-kept-focus'
import { useStayOffline } from '@/components/office/frame/use-stay-offline'
import { usePreviewCookie } from '@/components/office/opening/use-preview-cookie'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button, IconButton } from '@/components/ui/button'
import { Sheet } from '@/components/ui/dialog'
import { Icon, type IconName } from '@/components/ui/icon'
import { lockOffice } from '@/contract/staff/session'
import { office } from '@/lib/messages/office'
import { type OfficeResource, officePaths } from '@/lib/routes/office-paths'

const icons: Record<OfficeResource, IconName> = {
  'san-pham': 'book',
  'danh-muc': 'library',
  'flash-sale': 'clock',
  'ma-giam-gia': 'flag',
  'nhap-sach': 'plus',
  'khoa-hoc': 'play',
  'cham-bai': 'check',
  'tin-sach': 'note',
  'trang-noi-dung': 'info',
  'trang-chu': 'home',
  'lien-ket-ngan': 'copy',
  'don-hang': 'truck',
  'dong-goi': 'gift',
  'tra-hang': 'cart',
  'thanh-toan': 'warning',
  'chuyen-khoan': 'download',
  'thu-ho': 'truck',
  'hoan-tien': 'return',
  'cong-tac-vien': 'share',
  'khach-hang': 'phone',
  'hoa-don': 'print',
  'danh-gia': 'edit',
  'du-lieu-ca-nhan': 'eye-off',
  'bao-cao': 'sort',
  'phi-giao-hang': 'pin',
  'phuong-xa': 'pin',
  'ket-noi': 'lock',
  'cai-dat': 'filter',
  'tin-da-gui': 'note',
  'viec-nen': 'return',
  'nhat-ky': 'note',
  'nhan-vien': 'user',
}

const itemClass =
  'flex min-h-tap items-center gap-3 rounded px-3 hover:bg-wash aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold'

function useMenu() {
  const { roles } = useOfficeSession()
  const resources = Object.keys(officeCalls) as OfficeResource[]
  const open = resources.filter((name) => mayDo(roles, officeCalls[name].list.roles))
  return [
    { href: officePaths.home(), label: office.dashboard, icon: 'home' as IconName },
    ...open.map((name) => ({
      href: officePaths.list(name),
      label: office.resources[name],
      icon: icons[name],
    })),
  ]
}

/** The menu is longer than many a screen; the entry of the open page is in sight. */
const show = (entry: HTMLElement | null) => entry?.scrollIntoView?.({ block: 'nearest' })

function Menu({ onChoose }: { onChoose?: () => void }) {
  const pathname = usePathname()
  const items = useMenu()
  const current = items.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
  return (
    <nav aria-label={office.menu}>
      <ul className="grid gap-1">
        {items.map(({ href, label, icon }) => (
          <li key={href}>
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
          </li>
        ))}
      </ul>
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
