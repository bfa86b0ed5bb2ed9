import './office.css'

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { OfficeApp } from '@/components/office/office-app'
import { office } from '@/lib/messages/office'
import { OFFICE } from '@/lib/routes/office'
import { requireSession } from '@/lib/session/require-session'

export const metadata: Metadata = {
  title: office.title,
  robots: { index: false, follow: false },
}

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  await requireSession(OFFICE)
  return <OfficeApp>{children}</OfficeApp>
}
