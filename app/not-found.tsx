import type { Metadata } from 'next'
import { LazyNotFound } from '@/app/providers'
import { missing } from '@/lib/messages/missing'

export const metadata: Metadata = { title: missing.words.page.title, robots: { index: false } }

/** For addresses outside every layout. In front of Next the gateway shows the whole page (app/(error)/trang-loi) instead. */
export default function NotFound() {
  return (
    <main id="noi-dung">
      <LazyNotFound />
    </main>
  )
}
