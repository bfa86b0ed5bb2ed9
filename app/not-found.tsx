import type { Metadata } from 'next'
import { NotFoundView } from '@/components/layout/not-found-view'
import { Wordmark } from '@/components/layout/wordmark'
import { errors } from '@/lib/messages/errors'
import { site } from '@/lib/site'

export const metadata: Metadata = { title: errors.notFound.title, robots: { index: false } }

/** Travels with every page as what to show if it is missing, so it stays small: no header, only the way home and a search. */
export default function NotFound() {
  const { name, logoUrl } = site()
  return (
    <div className="site">
      <header className="wrap-wide site-header-row">
        <Wordmark shop={name} logo={{ desktop: logoUrl, mobile: logoUrl }} />
      </header>
      <main id="noi-dung">
        <NotFoundView />
      </main>
    </div>
  )
}
