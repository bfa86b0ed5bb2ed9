import {
  readExponents,
  readNumber,
  readNumbers,
  sameNumber,
} from '@/backend/modules/exams/numeric-answer'
import { comparable } from '@/contract/comparable'

const LONGEST_ANSWER = 500

const tones = '\u0300\u0301\u0309\u0303\u0323'
// `hoà`, `khoẻ`, `thuỷ` and `hòa`, `khỏe`, `thủy` are two styles of the same words; in `quý` the u belongs to the q.
const secondVowelMarked = new RegExp(`(?<!q)(o(?=[ae])|u(?=y))([aey])([${tones}])`, 'g')

/** Signs that are typed in several ways. The degree signs come first: NFKC would make letters of them. */
const sameSigns: readonly [RegExp, string][] = [
  [/[“”„«»″]/g, '"'],
  [/[‘’′ʼ´`]/g, "'"],
  [/[×*·⋅∙]/g, 'x'],
  [/÷/g, ':'],
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  // On a telephone `5 °C` is typed `5oC`.
  [/(?<=\d ?)o(?=[cf](?!\p{L}))/gu, '°'],
  // Between a number and its unit both decimal marks are one.
  [/(?<![\d.,])(\d+)\.(\d{1,2}|\d{4,})(?= ?\p{L})/gu, '$1,$2'],
  // On a telephone `m²` is typed `m2`; elsewhere an exponent is more than a digit.
  [/(?<!\p{L})((?:k|h|da|d|c|m)?m)\^(?=[23](?!\d))/gu, '$1'],
]

/** Groups of digits without their spaces or points, as in `25 000 đồng` and `25.000 đồng`. */
const joinGroups = (text: string) =>
  text.replace(/(?<![\d.,])[1-9]\d{0,2}(?:[ .]\d{3})+(?![\d.,])/g, (groups) =>
    groups.replace(/[ .]/g, ''),
  )

/** Spaces count between words and between numbers only: `x = 2` is `x=2`, `25 %` is `25%`, `5 cm` is `5cm`. */
const joinSigns = (text: string) =>
  text
    .replace(/ ?([^\p{L}\p{M}\p{N} ]) ?/gu, '$1')
    .replace(/(?<=\p{N}) (?=\p{L})|(?<=\p{L}) (?=\p{N})/gu, '')

/**
 * What of a typed word counts: not its case, spacing, quotation marks, closing full stop, style of placing tone marks, nor how its
 * signs were made. The marks themselves stay: `má` is not `mà`.
 */
export function foldAnswer(typed: string): string {
  const lower = comparable(readExponents(typed.replace(/[º˚]/g, '°'))).toLocaleLowerCase('vi')
  const signs = sameSigns.reduce((text, [sign, same]) => text.replace(sign, same), lower)
  return joinSigns(joinGroups(signs.replace(/(?<![. ])[. ]+$/, '')))
    .normalize('NFD')
    .replace(secondVowelMarked, '$1$3$2')
    .normalize('NFC')
}

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
  return comparable(typed) !== '' && accepted.some((key) => matches(typed, key, tolerance))
}
