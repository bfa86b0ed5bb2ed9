'use client'

import { clsx } from 'clsx'
import { type ComponentType, useRef, useState } from 'react'
import { iconButtonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { hidePanel } from '@/components/ui/native-popover'
import { toast } from '@/components/ui/toast'
import { withLoading } from '@/lib/browser/loading-state'
import { layout } from '@/lib/messages/layout'
import styles from './header-panels.module.css'
import navigation from './site-navigation.module.css'

type Name = 'settings' | 'quick'
type Panel = ComponentType<{ open: boolean; onClose: () => void }>

// Loaded when first opened.
const load: Record<Name, () => Promise<Panel>> = {
  settings: () => import('@/components/layout/settings-panel').then((it) => it.SettingsPanel),
  quick: () => import('@/components/layout/quick-panel').then((it) => it.QuickPanel),
}

// A dialog restores the focus it saw when it mounted; one that has just loaded saw none.
function remindOfFocus() {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.blur()
  activeElement.focus()
}

/** The buttons of the settings and quick panels: in the header on wide screens, in the drawer on narrow ones. */
export function HeaderPanels({ place = 'header' }: { place?: 'header' | 'drawer' }) {
  const [loaded, setLoaded] = useState<Partial<Record<Name, Panel>>>({})
  const [opened, setOpened] = useState<Name | null>(null)
  const buttons = useRef<HTMLDivElement>(null)

  const open = async (name: Name) => {
    // The drawer first returns the focus to its button, so that the panel can restore it there.
    hidePanel(buttons.current?.closest<HTMLElement>('[popover]') ?? null)
    try {
      const panel = loaded[name] ?? (await withLoading(load[name]()))
      remindOfFocus()
      setLoaded((known) => ({ ...known, [name]: panel }))
      setOpened(name)
    } catch {
      toast.error(layout.panelButtons.loadFailed)
    }
  }
  const { settings: Settings, quick: Quick } = loaded
  const close = () => setOpened(null)
  const isDrawer = place === 'drawer'
  const className = isDrawer ? navigation.link : iconButtonClass()
  return (
    <div ref={buttons} className={clsx(styles.buttons, 'print:hidden')} data-place={place}>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => open('settings')}
      >
        <span className={styles.letters} aria-hidden="true">
          {layout.panelButtons.settingsSign}
        </span>
        <span className={isDrawer ? undefined : 'sr-only'}>{layout.panelButtons.settings}</span>
      </button>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => open('quick')}
      >
        <Icon name="note" size={isDrawer ? 20 : 24} />
        <span className={isDrawer ? undefined : 'sr-only'}>{layout.panelButtons.quick}</span>
      </button>
      {Settings ? <Settings open={opened === 'settings'} onClose={close} /> : null}
      {Quick ? <Quick open={opened === 'quick'} onClose={close} /> : null}
    </div>
  )
}
