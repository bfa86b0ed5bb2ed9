import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './disclosure.module.css'

/** An expandable section; works without JavaScript. With the same `group` only one is open. */
export function Disclosure({
  title,
  aside,
  open = false,
  group,
  children,
}: {
  title: ReactNode
  aside?: ReactNode
  open?: boolean
  group?: string
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={open} name={group}>
      <summary>
        <span>{title}</span>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
        <Icon name="down" size={18} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
