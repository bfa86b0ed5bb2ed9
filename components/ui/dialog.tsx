'use client'

import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/button'
import { ui } from '@/lib/messages/ui'
import styles from './overlays.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/** A modal dialog with focus trap; Escape and the backdrop close it. On phones it rises from below. */
export function Dialog({ open, onClose, size = 'md', ...content }: Props) {
  return (
    <HeadlessDialog open={open} onClose={onClose} className={styles.overlay}>
      <DialogBackdrop transition className={styles.scrim} />
      <div className={styles.centre}>
        <DialogPanel transition className={styles.dialog} data-size={size}>
          <PanelContent onClose={onClose} {...content} />
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

type SheetProps = Omit<Props, 'size'> & { side?: 'bottom' | 'right' | 'left' }

/** A dialog at an edge: filters on phones, settings. */
export function Sheet({ open, onClose, side = 'right', ...content }: SheetProps) {
  return (
    <HeadlessDialog open={open} onClose={onClose} className={styles.overlay}>
      <DialogBackdrop transition className={styles.scrim} />
      <DialogPanel transition className={styles.sheet} data-side={side}>
        <PanelContent onClose={onClose} {...content} />
      </DialogPanel>
    </HeadlessDialog>
  )
}

function PanelContent({
  title,
  onClose,
  description,
  footer,
  children,
}: Omit<Props, 'open' | 'size'>) {
  return (
    <>
      <div className={styles.head}>
        <DialogTitle className="text-h3">{title}</DialogTitle>
        <IconButton icon="close" label={ui.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {description ? (
          <Description className={clsx(styles.description, 'text-ink-2')}>
            {description}
          </Description>
        ) : null}
        {children}
      </div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </>
  )
}
