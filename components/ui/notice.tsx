import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Tone } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './notice.module.css'
import tones from './tone.module.css'

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  primary: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
}

/** A message on the page; `danger` and `warning` are announced at once. */
export function Notice({
  tone = 'primary',
  title,
  children,
}: {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
}) {
  return (
    <div
      className={clsx(styles.notice, tones[tone])}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
