'use client'

import type { ReactNode } from 'react'
import { AuthDialogHost } from '@/components/auth/auth-dialog-host'
import { SiteHeader } from '@/components/layout/site-header'
import { TabBar } from '@/components/layout/tab-bar'
import { AffiliateCapture } from '@/components/promotions/affiliate-capture'
import styles from './shop-shell.module.css'

type Props = {
  wordmark: ReactNode
  social: { google: boolean; facebook: boolean }
  footer: ReactNode
  children: ReactNode
}

/** Drawn by the browser's code as a whole, so that the data of every page carry its facts and not its markup once more. */
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
