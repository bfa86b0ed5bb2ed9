'use client'

import { Loading } from '@/components/ui/spinner'
import { ui } from '@/lib/messages/ui'
import styles from './loading-overlay.module.css'

/** A thin bar at the top while anything is pending, an overlay while an order is placed. */
export const LoadingOverlay = ({ isBlocking }: { isBlocking: boolean }) => (
  <>
    <div className={styles.bar} role="progressbar" aria-label={ui.loading} aria-busy="true" />
    {isBlocking ? (
      <div className={styles.veil}>
        <Loading />
      </div>
    ) : null}
  </>
)
