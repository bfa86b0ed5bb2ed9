import { wordsOf } from '@/backend/modules/search/search-text'

type Weight = 'A' | 'B' | 'C' | 'D'
export type Field = readonly [Weight, string | null | undefined]

/** So far apart that no phrase reaches from one field into the next. */
const GAP = 10

/** Weighted words and their places as a `tsvector`, each word without marks and as it is spelled. */
export function searchDocument(fields: readonly Field[]): string {
  const places = new Map<string, string[]>()
  let at = 0
  for (const [weight, text] of fields) {
    for (const { plain, exact } of wordsOf(text ?? '')) {
      at += 1
      for (const lexeme of [plain, exact]) {
        places.set(lexeme, [...(places.get(lexeme) ?? []), `${at}${weight}`])
      }
    }
    at += GAP
  }
  return [...places].map(([lexeme, all]) => `'${lexeme}':${all.join(',')}`).join(' ')
}
