'use client'

import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { iconButtonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'
import { hidePanel } from '@/lib/browser/native-popover'
import { layout } from '@/lib/messages/layout'
import styles from './header-panels.module.css'
import navigation from './site-navigation.module.css'

type Name = 'settings' | 'quick'

const loadSettings = () =>
  import('@/components/layout/settings-panel').then((it) => it.SettingsPanel)
const loadQuick = () => import('@/components/layout/quick-panel').then((it) => it.QuickPanel)

/** The buttons of the settings and quick panels: in the header on wide screens, in the drawer on narrow ones. */
export function HeaderPanels({ place = 'header' }: { place?: 'header' | 'drawer' }) {
  const [opened, setOpened] = useState<Name | null>(null)
  const buttons = useRef<HTMLDivElement>(null)

  const open = (name: Name) => {
    // The drawer first returns the focus to its button, so that the panel can restore it there.
    hidePanel(buttons.current?.closest<HTMLElement>('[popover]') ?? null)
    setOpened(name)
  }
  const close = () => setOpened(null)
  const Settings = useLazyDialog(opened === 'settings', close, loadSettings)
  const Quick = useLazyDialog(opened === 'quick', close, loadQuick)
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
