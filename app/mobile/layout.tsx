import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AppBridge } from '@/components/mobile/app-bridge'
import { site } from '@/lib/site'
import styles from './layout.module.css'

/** The app shows the title in its own bar, so it stands without the shop's name; canonical addresses are the shop's. */
export const generateMetadata = async (): Promise<Metadata> => ({
  title: { default: site().name, template: '%s' },
  robots: { index: false, follow: false },
})

/** Pages inside the app's own window: no header, navigation or footer of the shop. */
export default function MobileLayout({ children }: { children: ReactNode }) {
  return (
    <main id="noi-dung" className={styles.page}>
      {children}
      <AppBridge />
    </main>
  )
}
