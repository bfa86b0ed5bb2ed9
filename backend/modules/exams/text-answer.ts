import { readNumber, readNumbers, sameNumber } from '@/backend/modules/exams/numeric-answer'

const LONGEST_ANSWER = 500

const tones = '\u0300\u0301\u0309\u0303\u0323'
// `hoà`, `khoẻ`, `thuỷ` and `hòa`, `khỏe`, `thủy` are two styles of the same words; in `quý` the u belongs to the q.
const secondVowelMarked = new RegExp(`(?<!q)(o(?=[ae])|u(?=y))([aey])([${tones}])`, 'g')

/**
 * What of a typed word counts: not its case, spacing, quotation marks, closing full stop or style of placing tone marks.
 * The marks themselves stay: `má` is not `mà`.
 */
export const foldAnswer = (typed: string): string =>
  typed
    .normalize('NFC')
    .toLocaleLowerCase('vi')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^ | ?\.? ?$/g, '')
    .normalize('NFD')
    .replace(secondVowelMarked, '$1$3$2')
    .normalize('NFC')

function matches(given: string, key: string, tolerance: number | undefined): boolean {
  const number = readNumber(key)
  if (number === null) return foldAnswer(given) === foldAnswer(key)
  return readNumbers(given).some((one) => sameNumber(one, number, tolerance))
}

/** True when the typed text is one of the accepted answers: as a number where the accepted one is a number, else as text. */
export function isAccepted(
  given: string,
  { accepted, tolerance }: { accepted: readonly string[]; tolerance?: number | undefined },
): boolean {
  const typed = given.slice(0, LONGEST_ANSWER)
  return typed.trim() !== '' && accepted.some((key) => matches(typed, key, tolerance))
}
