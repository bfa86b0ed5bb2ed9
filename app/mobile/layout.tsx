import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import styles from '@/components/layout/shells.module.css'
import { AppBridge } from '@/components/mobile/app-bridge'
import { site } from '@/lib/site'

/** The app shows the title in its own bar, so the shop's name is left out; canonical URLs are the shop's. */
export const generateMetadata = async (): Promise<Metadata> => ({
  title: { default: (await site()).name, template: '%s' },
  robots: { index: false, follow: false },
})

/** Pages inside the app's web view: no header, navigation or footer. */
export default function MobileLayout({ children }: { children: ReactNode }) {
  return (
    <main id="noi-dung" className={styles.app}>
      {children}
      <AppBridge />
    </main>
  )
}
