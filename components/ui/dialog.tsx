'use client'

import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/button'
import { ui } from '@/lib/messages/ui'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/** A window over the page: focus stays inside and returns, Escape and the backdrop close it; on a telephone it rises from below. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'md',
  children,
}: Props) {
  return (
    <HeadlessDialog open={open} onClose={onClose} className="overlay">
      <DialogBackdrop transition className="overlay-scrim" />
      <div className="overlay-centre">
        <DialogPanel transition className="dialog" data-size={size}>
          <PanelHead title={title} onClose={onClose} />
          <div className="overlay-body">
            {description ? (
              <Description className="overlay-text text-ink-2">{description}</Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className="overlay-foot">{footer}</div> : null}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

type SheetProps = Omit<Props, 'size'> & { side?: 'bottom' | 'right' | 'left' }

/** A window at an edge: filters on a telephone, panels of settings. */
export function Sheet({
  open,
  onClose,
  title,
  description,
  footer,
  side = 'right',
  children,
}: SheetProps) {
  return (
    <HeadlessDialog open={open} onClose={onClose} className="overlay">
      <DialogBackdrop transition className="overlay-scrim" />
      <DialogPanel transition className="sheet" data-side={side}>
        <PanelHead title={title} onClose={onClose} />
        <div className="overlay-body">
          {description ? (
            <Description className="overlay-text text-ink-2">{description}</Description>
          ) : null}
          {children}
        </div>
        {footer ? <div className="overlay-foot">{footer}</div> : null}
      </DialogPanel>
    </HeadlessDialog>
  )
}

function PanelHead({ title, onClose }: { title: ReactNode; onClose: () => void }) {
  return (
    <div className="overlay-head">
      <DialogTitle className="text-h3">{title}</DialogTitle>
      <IconButton icon="close" label={ui.close} onClick={onClose} />
    </div>
  )
}
