import { connection } from 'next/server'
import type { ReactNode } from 'react'

/** Full-window pages without the shop's header, navigation and footer. */
export default async function BareLayout({ children }: { children: ReactNode }) {
  await connection()
  return (
    <main id="noi-dung" className="wrap section">
      {children}
    </main>
  )
}
