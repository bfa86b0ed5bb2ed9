'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { refocusWhenLost } from '@/lib/browser/refocus'
import {
  forgetRecentBooks,
  noRecentBooks,
  readRecentBooks,
  watchRecentBooks,
} from '@/lib/catalog/recent-books'
import { product } from '@/lib/messages/product'
import { paths } from '@/lib/routes/paths'

const texts = product.recent

function forget() {
  refocusWhenLost()
  forgetRecentBooks()
}

/** What was looked at last in this browser, until it is cleared; without the title this page is about. */
export function RecentBooks({ but }: { but?: number }) {
  const all = useSyncExternalStore(watchRecentBooks, readRecentBooks, noRecentBooks)
  const books = all.filter(({ id }) => id !== but)
  if (books.length === 0) return null
  return (
    <section aria-labelledby="recent-books" className="grid gap-3">
      <h2 id="recent-books" className="text-h3">
        {texts.title}
      </h2>
      <ul className="grid gap-1">
        {books.map(({ id, slug, title }) => (
          <li key={id}>
            <a
              className="link inline-flex min-h-tap items-center"
              href={paths.product({ id, slug })}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{texts.about}</p>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={forget}>
        {texts.forget}
      </Button>
    </section>
  )
}
