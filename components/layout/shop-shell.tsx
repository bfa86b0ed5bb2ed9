'use client'

import type { ReactNode } from 'react'
import { AuthDialogHost } from '@/components/auth/auth-dialog-host'
import { SiteHeader } from '@/components/layout/site-header'
import { TabBar } from '@/components/layout/tab-bar'
import { AffiliateCapture } from '@/components/promotions/affiliate-capture'
import styles from './shells.module.css'

type Props = {
  wordmark: ReactNode
  social: { google: boolean; facebook: boolean }
  footer: ReactNode
  children: ReactNode
}

/** A client component, so that each page's data hold its props and not its markup a second time. */
export function ShopShell({ wordmark, social, footer, children }: Props) {
  return (
    <div className={styles.shell}>
      <SiteHeader wordmark={wordmark} />
      <main id="noi-dung" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <TabBar />
      <AuthDialogHost social={social} />
      <AffiliateCapture />
    </div>
  )
}
