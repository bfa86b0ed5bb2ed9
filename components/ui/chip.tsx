import { clsx } from 'clsx'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './chip.module.css'

type ChipContent = {
  selected?: boolean | undefined
  count?: string | number | undefined
  icon?: IconName | undefined
  children: ReactNode
}

const content = ({ selected, count, icon, children }: ChipContent) => (
  <>
    {icon || selected ? <Icon name={icon ?? 'check'} size={16} /> : null}
    <span>{children}</span>
    {count === undefined ? null : <span className={clsx(styles.count, 'num')}>{count}</span>}
  </>
)

type LinkProps = ChipContent &
  Omit<ComponentProps<'a'>, 'children'> & {
    href: string
    /** `PageLink` between private pages. */
    as?: ElementType | undefined
  }

/** A chip that is a link: filters, tags. */
export function ChipLink({
  as: Anchor = 'a',
  selected,
  count,
  icon,
  children,
  ...rest
}: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={styles.chip}
      {...(selected ? { 'aria-current': 'true' as const } : {})}
    >
      {content({ selected, count, icon, children })}
    </Anchor>
  )
}

/** A chip that is a button. */
export function Chip({
  selected = false,
  count,
  icon,
  children,
  ...rest
}: ChipContent & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" {...rest} className={styles.chip} aria-pressed={selected}>
      {content({ selected, count, icon, children })}
    </button>
  )
}
