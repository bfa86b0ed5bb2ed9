import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import tones from './tone.module.css'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger'

const icons: Record<Tone, IconName> = {
  neutral: 'clock',
  primary: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
}

/** A state in words with an icon: never by colour alone. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-sm font-semibold leading-snug text-(--tone)',
        tones[tone],
      )}
    >
      <Icon name={icon ?? icons[tone]} size={16} />
      {children}
    </span>
  )
}
