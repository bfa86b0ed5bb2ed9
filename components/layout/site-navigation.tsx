'use client'

import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { HeaderPanels } from '@/components/layout/header-panels'
import { personalNavItems } from '@/components/layout/personal-nav-items'
import { type Section, sectionOf } from '@/components/layout/site-section'
import { useCurrentUser } from '@/components/layout/use-current-user'
import { usePagePath } from '@/components/layout/use-page-path'
import { iconButtonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import floating from '@/components/ui/overlays.module.css'
import { visibleTo } from '@/lib/auth/permissions'
import { hasLeft, hidePanel } from '@/lib/browser/native-popover'
import { layout } from '@/lib/messages/layout'
import { paths } from '@/lib/routes/paths'
import styles from './site-navigation.module.css'

export const NAVIGATION_ID = 'thuc-don'
const texts = layout.navigation

const entries: readonly { section: Section; href: string }[] = [
  { section: 'home', href: paths.home() },
  { section: 'products', href: paths.products() },
  { section: 'textbooks', href: paths.textbooks() },
  { section: 'library', href: paths.library() },
  { section: 'news', href: paths.newsList() },
  { section: 'about', href: paths.about() },
]

const labels: Partial<Record<Section, string>> = texts

/** Tells CSS the scroll direction; small movements do not count. */
function useScrollDirection() {
  useEffect(() => {
    const root = document.documentElement
    // The page may have been scrolled before this runs: the first scroll wakes it.
    let last = 0
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < 6 && scrollY > 60) return
      root.dataset.scroll = moved > 0 && scrollY > 60 ? 'down' : 'up'
      last = scrollY
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
}

/** The six sections: a bar on wide screens, a drawer on narrow ones, a column for who prefers it. */
export function SiteNavigation() {
  const pathname = usePagePath()
  const current = sectionOf(pathname)
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useScrollDirection()

  // A new page closes the drawer; on the first page it may have been opened before this runs.
  useEffect(() => {
    if (shown.current !== pathname) hidePanel(nav.current)
    shown.current = pathname
  }, [pathname])

  return (
    <nav
      ref={nav}
      id={NAVIGATION_ID}
      popover="auto"
      aria-label={texts.label}
      className={clsx(floating.popover, styles.nav, 'print:hidden')}
      onBlur={(event) => {
        if (hasLeft(event)) hidePanel(nav.current)
      }}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={iconButtonClass()}
          popoverTarget={NAVIGATION_ID}
          popoverTargetAction="hide"
          aria-label={texts.close}
          // biome-ignore lint/a11y/noAutofocus: it takes effect when the drawer is opened.
          autoFocus
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.list}>
        {entries.map(({ section, href }) => (
          <li key={section}>
            <a
              href={href}
              className={styles.link}
              data-text={labels[section]}
              {...currentMark(section === current, pathname === href)}
            >
              {labels[section]}
            </a>
          </li>
        ))}
      </ul>
      <PersonalList current={current} />
      <HeaderPanels place="drawer" />
    </nav>
  )
}

/** The current page, or the section it belongs to. */
const currentMark = (isSection: boolean, isPage: boolean) =>
  isSection ? { 'aria-current': isPage ? ('page' as const) : ('true' as const) } : {}

/** Cart and account, for the vertical menus. */
function PersonalList({ current }: { current: Section | null }) {
  const { roles } = useCurrentUser()
  return (
    <ul className={clsx(styles.list, styles.personal)}>
      {visibleTo(personalNavItems, roles).map(({ href, label, icon, section, dialog }) => (
        <li key={label}>
          <a
            href={href}
            className={styles.link}
            data-dialog={dialog}
            {...currentMark(section !== undefined && section === current, true)}
          >
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
