import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './overlays.module.css'

/** What it costs and the way on, always in sight at the bottom of a phone. */
export const BottomBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={clsx(styles.bottomBar, 'print:hidden')} data-bottom-bar="" aria-label={label}>
    {children}
  </section>
)
