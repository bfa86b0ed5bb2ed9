import {
  gradeAt,
  gradeInDigits,
  gradeWords,
  knownPhraseAt,
  LAST_GRADE,
  type Phrase,
} from '@/backend/modules/search/language'
import { isUnspaced, type Word, wordsOf } from '@/backend/modules/search/search-text'

/** A part of what was typed: any of its phrases will do. */
export type Term = {
  typed: Phrase
  phrases: readonly Phrase[]
  /** Raises what has it, leaves nothing out. */
  isOptional: boolean
  grade?: number
  /** The other phrases mean the typed one: they count only as their marks spell them. */
  isKnown?: boolean
  /** Whom a book is for: asked of it as long as something else is not there instead. */
  isAge?: boolean
  /** What a reader calls what was asked for. */
  name?: string | undefined
}

const MOST_WORDS = 16

/** The digits of an ISBN typed with hyphens or spaces belong together. */
const joinIsbn = (text: string) =>
  text.replace(/97[89][\d -]{10,14}/g, (number) => {
    const digits = number.replace(/[ -]/g, '')
    return digits.length === 13 ? ` ${digits} ` : number
  })

/** `lop3` and `toan12` are two words each; a code like `HS100001` is one. */
function parted(word: Word): Phrase {
  const [, digits = ''] = /^\p{L}{2,}(\d{1,2})$/u.exec(word.plain) ?? []
  if (digits === '' || Number(digits) > LAST_GRADE) return [word]
  return wordsOf(word.text.replace(/(?=\d)/, ' '))
}

export const typedWords = (text: string): Phrase =>
  wordsOf(joinIsbn(text)).slice(0, MOST_WORDS).flatMap(parted)

/** The word a book of a grade is found by, whatever its title says. */
export const gradeToken = (grade: number) => `lop${grade}`
const gradePhrase = (grade: number) => wordsOf(`lop ${grade}`)

type Found = Term & { length: number }

/** `lớp 3`, `khối 7`, `lớp một`. */
function namedGrade(words: Phrase, at: number): Found | undefined {
  if (!gradeWords.before.has(words[at]?.plain ?? '')) return
  const found = gradeAt(words, at + 1)
  if (!found || /\d/.test(words[at + 1 + found.length]?.plain ?? '')) return
  const { grade } = found
  const length = 1 + found.length
  const phrases = [wordsOf(gradeToken(grade)), gradePhrase(grade)]
  return { typed: words.slice(at, at + length), phrases, isOptional: false, grade, length }
}

/** `vào 10`, `lên lớp 6`: the examination between two grades, no grade. */
function towardsGrade(words: Phrase, at: number): Found | undefined {
  if (!gradeWords.towards.has(words[at]?.plain ?? '')) return
  const skipped = gradeWords.before.has(words[at + 1]?.plain ?? '') ? 1 : 0
  const found = gradeAt(words, at + 1 + skipped)
  if (!found || (skipped === 0 && gradeInDigits(words[at + 1]) === undefined)) return
  const length = 1 + skipped + found.length
  // There are no exams before the first grade: books for that age are meant.
  if (found.grade === 1) {
    const named = namedGrade([...words.slice(at, at + 1), ...wordsOf('lop 1')], 1)
    return named && { ...named, typed: words.slice(at, at + length), length }
  }
  const phrases = [...gradeWords.towards].map((word) => wordsOf(`${word} lop ${found.grade}`))
  return { typed: words.slice(at, at + length), phrases, isOptional: false, length }
}

/** The number in `toán 3`; not the one in `tập 2`, `3 tuổi`, `7-11`. */
function bareGrade(words: Phrase, at: number): Found | undefined {
  const grade = gradeInDigits(words[at])
  if (grade === undefined) return
  const [before, after] = [words[at - 1]?.plain ?? '', words[at + 1]?.plain ?? '']
  if (gradeWords.notAfter.has(before) || gradeWords.notBefore.has(after)) return
  if (/^\d/.test(before) || /^\d/.test(after)) return
  const typed = words.slice(at, at + 1)
  const phrases = [wordsOf(gradeToken(grade)), gradePhrase(grade), typed]
  return { typed, phrases, isOptional: false, grade, length: 1 }
}

function knownTerm(words: Phrase, at: number): Found | undefined {
  const found = knownPhraseAt(words, at)
  if (!found) return
  const { length } = found.typed
  const typed = words.slice(at, at + length)
  if (found.kind === 'stop') return { typed, phrases: [typed], isOptional: true, length }
  const isOptional = found.kind === 'preferred'
  const { phrases, name } = found
  return { typed, phrases, isOptional, isKnown: true, isAge: found.kind === 'age', name, length }
}

function plainTerm(words: Phrase, at: number): Found {
  const others = words.slice(at).findIndex((word) => !isUnspaced(word))
  const length = Math.max(1, others < 0 ? words.length - at : others)
  const typed = words.slice(at, at + length)
  return { typed, phrases: [typed], isOptional: false, length }
}

/** Typed words as terms, in their order. */
export function readTerms(words: Phrase): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const { length, ...term } =
      towardsGrade(words, at) ??
      namedGrade(words, at) ??
      knownTerm(words, at) ??
      bareGrade(words, at) ??
      plainTerm(words, at)
    terms.push(term)
    at += length
  }
  if (!terms.every(({ isOptional }) => isOptional)) return terms
  // A title may be made of such words alone; “quà cho bé” asks for what is for children.
  const isAsked = ({ isKnown }: Term) => isKnown === true
  return terms.some(isAsked)
    ? terms.map((term) => ({ ...term, isOptional: !isAsked(term) }))
    : terms.map((term) => ({ ...term, isOptional: false }))
}

/** A name without the words that stand in every such name: “Nhà xuất bản”. */
export const contentOf = (name: string) =>
  readTerms(wordsOf(name))
    .flatMap(({ typed, isOptional }) => (isOptional ? [] : typed.map(({ text }) => text)))
    .join(' ')
