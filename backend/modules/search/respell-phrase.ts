import type { Correction, FindTexts } from '@/backend/modules/search/correct-search'
import { nearWords } from '@/backend/modules/search/edit-distance'
import { knownPhrases, type Phrase } from '@/backend/modules/search/language'
import { readSearch, type Search } from '@/backend/modules/search/read-search'
import type { Term } from '@/backend/modules/search/read-terms'
import { wordsOf } from '@/backend/modules/search/search-text'

/** Whether all words are those of the phrase but one, which is a slip away. */
function isNear(there: Phrase, phrase: Phrase): boolean {
  const [slip, ...more] = there.filter(({ plain }, at) => plain !== phrase[at]?.plain)
  if (!slip || more.length > 0) return false
  return nearWords(slip.plain).includes(phrase[there.indexOf(slip)]?.plain ?? '')
}

const placesOf = (words: Phrase, length: number) =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => at)

/** Typed without marks, the words around the phrase are spelled as the texts found spell them. */
function spellAs(texts: readonly string[], words: Phrase): Phrase {
  const spelling = new Map(
    texts
      .flatMap(wordsOf)
      .reverse()
      .map((word) => [word.plain, word]),
  )
  return words.map((word) => spelling.get(word.plain) ?? word)
}

/** Words that are known as they stand were meant: “tập 2” is no slip for “cấp 2”. */
const isUnknown = (terms: readonly Term[], words: Phrase) =>
  !terms.some(({ isOptional, typed, phrases }) => {
    const isKnown = !isOptional && phrases[0] !== typed
    return isKnown && typed.length > 1 && words.every((word) => typed.includes(word))
  })

/** The search with a phrase the shop knows in place of one that is a slip away from it: “sach giao koa”. */
export async function respellPhrase(
  { words, terms, spelled, hasSpellings }: Search,
  findTexts: FindTexts,
): Promise<Correction | null> {
  for (const { typed, text } of knownPhrases.filter((phrase) => phrase.typed.length > 1)) {
    const at = placesOf(words, typed.length).find((place) => {
      const there = words.slice(place, place + typed.length)
      return isNear(there, typed) && isUnknown(terms, there)
    })
    if (at === undefined) continue
    const respell = (others: Phrase) =>
      others
        .map((word) => word.text)
        .toSpliced(at, typed.length, text)
        .join(' ')
    const search = readSearch(respell(words), { hasSpellings })
    if (!search) return null
    const texts = spelled === null ? (await findTexts(search.matching)).flat() : []
    return { search, text: respell(spellAs(texts, words)) }
  }
  return null
}
