import { fold } from '@/contract/text'

export type Highlighted = { text: string; isMatch: boolean }

/** A character without diacritics; one that folds to several stays as it is, so that indexes agree. */
const foldLetter = (letter: string) => {
  if (/\s/.test(letter)) return ' '
  const folded = fold(letter)
  return folded.length === letter.length ? folded : letter
}

function spansOf(folded: string, words: readonly string[]): [number, number][] {
  const spans: [number, number][] = []
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')
      if (isStart) spans.push([at, at + word.length])
    }
  }
  return spans.sort(([a], [b]) => a - b)
}

/** Splits a text, as written, into matches of the search and what lies between. */
export function highlightMatches(text: string, typed: string): Highlighted[] {
  const whole = text.normalize('NFC')
  const folded = [...whole].map(foldLetter).join('')
  const phrase = fold(typed)
  if (phrase === '') return [{ text: whole, isMatch: false }]
  const asPhrase = spansOf(folded, [phrase])
  const spans = asPhrase.length > 0 ? asPhrase : spansOf(folded, phrase.split(' '))
  const pieces: Highlighted[] = []
  let done = 0
  const push = (until: number, isMatch: boolean) => {
    if (until > done) pieces.push({ text: whole.slice(done, until), isMatch })
    done = Math.max(done, until)
  }
  for (const [start, end] of spans) {
    push(start, false)
    push(end, true)
  }
  push(whole.length, false)
  return pieces
}
