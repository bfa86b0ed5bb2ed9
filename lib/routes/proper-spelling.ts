import { findPage } from '@/lib/routes/find-page'
import { isMobile } from '@/lib/routes/mobile-paths'
import { allPages } from '@/lib/routes/pages'
import { fillPattern, matchPattern } from '@/lib/routes/path-pattern'

const spellings = allPages.flatMap(({ path, alias }) => (alias ? [path, alias] : [path]))

/** `. , ; : ! ) ]` and closing quotes: what programs take along when an address ends a sentence; bounded, so that a long row of them costs no time. */
const SENTENCE_END = /(?:[.,;:!)\]"']|%2[1279C]|%3[AB]|%5D|%C2%BB|%E2%80%(?:9[9D]|A6)){1,9}$/i

/** An address without the signs of the sentence it stood in; null when it ends in none. */
export function withoutSentenceEnd(pathname: string): string | null {
  const bare = pathname.replace(SENTENCE_END, '')
  return bare === pathname || bare === '' ? null : bare
}

/** The address of a page that was written with capitals, as telephones begin a word; ids and names stay as they were written. */
export function properSpelling(pathname: string): string | null {
  if (!/[A-Z]/.test(pathname) || isMobile(pathname) || findPage(pathname)) return null
  for (const pattern of spellings) {
    const params = matchPattern(pattern, pathname, 'i')
    if (params) return fillPattern(pattern, params)
  }
  return null
}
