import './office.css'

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { OfficeApp } from '@/components/office/office-app'
import { office } from '@/lib/messages/office'
import { officePaths } from '@/lib/routes/office-paths'
import { requireSession } from '@/lib/session/require-session'

export const metadata: Metadata = {
  title: office.title,
  robots: { index: false, follow: false },
}

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  await requireSession(officePaths.home())
  return <OfficeApp>{children}</OfficeApp>
}
