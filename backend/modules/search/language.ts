import { readFileSync } from 'node:fs'
import { type Word, wordsOf } from '@/backend/modules/search/search-text'

type Language = {
  /** Phrases that mean each other. */
  synonyms: string[][]
  /** The same of ages: whom a book is for says less than what it is about. */
  ages: string[][]
  /** What is typed for books the shop may file under other words: raises those, leaves nothing out. */
  preferred: { typed: string[]; means: string[]; name?: string }[]
  /** Words that say nothing about a book. */
  stopWords: string[]
  grades: Record<'before' | 'towards' | 'numbers' | 'notAfter' | 'notBefore', string[]>
}

const data: Language = JSON.parse(readFileSync(new URL('./language.json', import.meta.url), 'utf8'))

export type Phrase = readonly Word[]
/** A phrase the shop knows, and what a book may hold instead of it. */
export type KnownPhrase = {
  text: string
  typed: Phrase
  phrases: readonly Phrase[]
  kind: 'synonym' | 'age' | 'preferred' | 'stop'
  /** What a reader calls it: “bộ Kết nối tri thức”. */
  name?: string | undefined
}

const known = (
  typed: string,
  means: readonly string[],
  kind: KnownPhrase['kind'],
  name?: string,
): KnownPhrase => ({
  text: typed,
  typed: wordsOf(typed),
  phrases: means.map(wordsOf),
  kind,
  name,
})

export const knownPhrases: readonly KnownPhrase[] = [
  ...data.synonyms.flatMap((group) => group.map((typed) => known(typed, group, 'synonym'))),
  ...data.ages.flatMap((group) => group.map((typed) => known(typed, group, 'age'))),
  ...data.preferred.flatMap(({ typed, means, name }) =>
    typed.map((one) => known(one, means, 'preferred', name)),
  ),
  ...data.stopWords.map((one) => known(one, [one], 'stop')),
].sort((one, other) => other.typed.length - one.typed.length)

const hasMarks = ({ plain, exact }: Word) => exact !== `=${plain}`

/** Typed without marks it may be any phrase of these letters; with marks it is the one spelled so. */
function isTyped(words: Phrase, at: number, { typed }: KnownPhrase) {
  const there = words.slice(at, at + typed.length)
  const key = there.some(hasMarks) ? 'exact' : 'plain'
  return typed.every((word, step) => there[step]?.[key] === word[key])
}

const byFirst = new Map<string, KnownPhrase[]>()
for (const phrase of knownPhrases) {
  const first = phrase.typed[0]?.plain ?? ''
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
}

/** The longest known phrase that begins here. */
export const knownPhraseAt = (words: Phrase, at: number) =>
  byFirst.get(words[at]?.plain ?? '')?.find((phrase) => isTyped(words, at, phrase))

const plainSet = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => wordsOf(text).map(({ plain }) => plain)))

const { before, towards, numbers, notAfter, notBefore } = data.grades
export const gradeWords = {
  before: plainSet(before),
  towards: plainSet(towards),
  notAfter: plainSet(notAfter),
  notBefore: plainSet(notBefore),
}

const spelledNumbers = numbers
  .map((text, at) => ({ number: at + 1, words: wordsOf(text) }))
  .reverse()

export const LAST_GRADE = numbers.length

const digits = ({ plain }: Word) => (/^(?:[1-9]|1[0-2])$/.test(plain) ? Number(plain) : undefined)

/** A grade in digits. */
export const gradeInDigits = (word: Word | undefined) => word && digits(word)

/** A grade in digits or letters, and how many words it takes. */
export function gradeAt(words: Phrase, at: number): { grade: number; length: number } | undefined {
  const grade = gradeInDigits(words[at])
  if (grade !== undefined) return { grade, length: 1 }
  const spelled = spelledNumbers.find((one) =>
    one.words.every(({ plain }, step) => words[at + step]?.plain === plain),
  )
  return spelled && { grade: spelled.number, length: spelled.words.length }
}
