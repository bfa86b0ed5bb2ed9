'use client'

import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { iconButtonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import floating from '@/components/ui/overlays.module.css'
import { hasLeft, hidePanel } from '@/lib/browser/native-popover'
import { catalog } from '@/lib/messages/catalog'
import { ui } from '@/lib/messages/ui'
import styles from './filter-sheet.module.css'

export const FILTERS_ID = 'loc'

/** Beside the list on wide screens; on narrow ones a sheet from below, opened by the browser itself. */
export function FilterSheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <aside
      ref={sheet}
      id={FILTERS_ID}
      popover="auto"
      aria-label={catalog.filters.title}
      className={clsx(floating.popover, floating.sheet, styles.filters, 'print:hidden')}
      data-side="bottom"
      onBlur={(event) => {
        if (hasLeft(event)) hidePanel(sheet.current)
      }}
    >
      <div className={clsx(floating.head, styles.head)}>
        <h2 className="text-h3">{catalog.filters.title}</h2>
        <button
          type="button"
          className={iconButtonClass()}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={ui.close}
          // biome-ignore lint/a11y/noAutofocus: it takes effect when the sheet is opened.
          autoFocus
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </aside>
  )
}
