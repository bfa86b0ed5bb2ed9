import { LRUCache } from 'lru-cache'
import { setFormulas } from '@/backend/modules/learning'

const MOST_CHARACTERS = 20_000_000
/** Thousands open the same questions within a minute; setting their formulas each time would be most of the work. */
const set = new LRUCache<string, string>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (html, source) => html.length + source.length + 1,
})

const withBlanks = (html: string) => html.replace(/\[\[(\d{1,2})\]\]/g, '<u>&emsp;($1)&emsp;</u>')

/** A question's HTML as it is shown: formulas set, blanks drawn and numbered. */
export function questionHtml(source: string): string {
  const known = set.get(source)
  if (known !== undefined) return known
  const html = setFormulas(withBlanks(source))
  set.set(source, html)
  return html
}
