import { fold } from '@/contract/text'

/** One word of a text in small letters: as it stands there, without marks, and as it is spelled. */
export type Word = { text: string; plain: string; exact: string }

/** Grave, acute, tilde, hook above, dot below. */
const TONES = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323']

/** The tone goes to the end, so that a word is one whichever vowel bears it; the sign sets a spelling apart from a plain word. */
function exactOf(word: string): string {
  const letters = [...word.normalize('NFD')]
  const tone = letters.findLast((letter) => TONES.includes(letter))
  const rest = letters.filter((letter) => !TONES.includes(letter)).join('')
  return `=${rest.normalize('NFC')}${tone === undefined ? '' : TONES.indexOf(tone) + 1}`
}

/** Scripts that put no spaces between words, those of the neighbours too: each of their signs is one. */
const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]'
const WORD = new RegExp(`${UNSPACED}\\p{M}*|(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}])+`, 'gu')
const UNSPACED_WORD = new RegExp(`^${UNSPACED}`, 'u')

export const isUnspaced = ({ text }: Word) => UNSPACED_WORD.test(text)

/** Words of letters and digits; everything else only parts them. */
export const wordsOf = (text: string): Word[] =>
  (text.normalize('NFC').toLowerCase().match(WORD) ?? [])
    .map((text) => ({ text, plain: fold(text), exact: exactOf(text) }))
    .filter(({ plain }) => /[\p{L}\p{N}]/u.test(plain))

/** What the `search_text` columns hold: words without marks and single spaces. */
export const searchText = (...parts: (string | null | undefined)[]) =>
  parts.flatMap((part) => wordsOf(part ?? '').map(({ plain }) => plain)).join(' ')
