import { clsx } from 'clsx'
import { ui } from '@/lib/messages/ui'
import styles from './spinner.module.css'

function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}

/** The placeholder while something loads. */
export function Loading({ label = ui.loading, className }: { label?: string; className?: string }) {
  return (
    <p role="status" className={clsx(styles.loading, className)}>
      <Spinner />
      <span>{label}</span>
    </p>
  )
}
