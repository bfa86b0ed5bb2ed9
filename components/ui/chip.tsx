import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './chip.module.css'

type Look = {
  selected?: boolean | undefined
  count?: string | number | undefined
  icon?: IconName | undefined
  children: ReactNode
}

const content = ({ selected, count, icon, children }: Look) => (
  <>
    {icon || selected ? <Icon name={icon ?? 'check'} size={16} /> : null}
    <span>{children}</span>
    {count === undefined ? null : <span className={clsx(styles.count, 'num')}>{count}</span>}
  </>
)

/** A chip that is a link: filters, tags. */
export function ChipLink({
  selected,
  count,
  icon,
  children,
  ...rest
}: Look & Omit<ComponentProps<'a'>, 'children'> & { href: string }) {
  return (
    <a {...rest} className={styles.chip} {...(selected ? { 'aria-current': 'true' as const } : {})}>
      {content({ selected, count, icon, children })}
    </a>
  )
}

/** A chip that is a button. */
export function Chip({
  selected = false,
  count,
  icon,
  children,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" {...rest} className={styles.chip} aria-pressed={selected}>
      {content({ selected, count, icon, children })}
    </button>
  )
}
