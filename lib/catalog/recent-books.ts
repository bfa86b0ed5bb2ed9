import { z } from 'zod/mini'
import { readLocal, watchLocal, writeLocal } from '@/lib/browser/local-store'
import { parseIdSlug } from '@/lib/routes/id-slug'

const MOST = 8

const RecentBook = z.object({
  id: z.int().check(z.minimum(1)),
  slug: z.string().check(z.maxLength(300)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
})
export type RecentBook = z.output<typeof RecentBook>

function stored(text: string | null): RecentBook[] {
  try {
    return z
      .array(RecentBook)
      .parse(JSON.parse(text ?? '[]'))
      .slice(0, MOST)
  } catch {
    return []
  }
}

const none: readonly RecentBook[] = []
let knownText: string | null = null
let known = none

/** The titles last looked at in this browser, the newest first; the same list until it changes. They never leave it. */
export function readRecentBooks(): readonly RecentBook[] {
  const text = readLocal('recent_books')
  if (text === knownText) return known
  knownText = text
  known = stored(text)
  return known
}

export const noRecentBooks = () => none

/** The title this address shows; null at any other. */
function bookAt(path: string, heading: string | null | undefined): RecentBook | null {
  const [, segment] = /^\/san-pham\/([^/]+)\/?$/.exec(path) ?? []
  const title = heading?.trim()
  const address = segment && parseIdSlug(decodeURIComponent(segment))
  return address && title ? { ...address, title } : null
}

export function rememberBook(path: string, heading: string | null | undefined): void {
  const book = bookAt(path, heading)
  if (!book) return
  const others = readRecentBooks().filter(({ id }) => id !== book.id)
  writeLocal('recent_books', JSON.stringify([book, ...others].slice(0, MOST)))
}

export const forgetRecentBooks = (): void => writeLocal('recent_books', null)

export const watchRecentBooks = (listener: () => void) => watchLocal(['recent_books'], listener)
