import { connection } from 'next/server'
import type { ReactNode } from 'react'

/** Full windows: no header, navigation or footer of the shop. */
export default async function BareLayout({ children }: { children: ReactNode }) {
  await connection()
  return (
    <main id="noi-dung" className="wrap section">
      {children}
    </main>
  )
}
