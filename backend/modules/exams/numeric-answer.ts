import { comparable } from '@/contract/comparable'

/** The decimal mark is a comma or a point; telephones and calculators leave out the nought before it. */
const DECIMAL = /^([+-]?)(\d{0,15})(?:[.,](\d{1,15}))?$/
/** `1.000`, `1.250.000` and, with a decimal comma, `1.000,5`: Vietnamese groups digits by points. */
const POINT_GROUPS = /^([+-]?[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,15}))?$/
/** `1,250,000` and `1,000.5`: groups by commas where the comma cannot be a decimal mark. */
const COMMA_GROUPS = /^([+-]?[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:,\d{3})+(?=\.)))(?:\.(\d{1,15}))?$/
/** One group alone: a thousand, or three decimals. With a comma only where a closing nought says nothing as a decimal. */
const ONE_GROUP = /^([+-]?[1-9]\d{0,2})(?:\.(\d{3})|,(\d{2}0))$/
const SUPERSCRIPTS = /[⁺⁻]?[\u00B2\u00B3\u00B9\u2070\u2074-\u2079]+/g

/** Exponents by a mark of their own, before looks of digits are made digits: `10²` is not 102. */
export const readExponents = (typed: string): string =>
  typed.replace(SUPERSCRIPTS, (digits) => `^${digits}`)

/** Without spaces and without the marks that close a sentence; telephones write a full stop for two spaces. */
const plain = (typed: string) =>
  comparable(readExponents(typed))
    .replace(/\s/g, '')
    .replace(/(?<![.,;])[.,;]+$/, '')
    .replace(/^\(([+-][\d.,]+)\)$/, '$1')

function readDecimal(text: string): number | null {
  const [, sign, whole, fraction] = DECIMAL.exec(text) ?? []
  if (!whole && !fraction) return null
  return Number(`${whole || '0'}.${fraction ?? '0'}`) * (sign === '-' ? -1 : 1)
}

function readGroups(text: string, pattern: RegExp): number | null {
  const [, whole, fraction = '0'] = pattern.exec(text) ?? []
  return whole === undefined ? null : Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}

/** A number as a key writes it, or null. `1.000` is a thousand, as Vietnamese writes it. */
export function readNumber(typed: string): number | null {
  const text = plain(typed)
  return readGroups(text, POINT_GROUPS) ?? readDecimal(text) ?? readGroups(text, COMMA_GROUPS)
}
export const isNumeric = (text: string): boolean => readNumber(text) !== null

/** The two numbers a key could mean, `1.000` a thousand or one, so that its author is asked; null for what is plain. */
export function readingsOf(key: string): [number, number] | null {
  const [, whole, afterPoint, afterComma] = ONE_GROUP.exec(plain(key)) ?? []
  const digits = afterPoint ?? afterComma
  if (whole === undefined || digits === undefined) return null
  return [Number(whole + digits), Number(`${whole}.${digits}`)]
}

/** What a learner may have meant by the typed text: `1.000` is one or a thousand, `3,14` only one thing. */
export function readNumbers(typed: string): number[] {
  const text = plain(typed)
  const readings = [
    readDecimal(text),
    readGroups(text, POINT_GROUPS),
    readGroups(text, COMMA_GROUPS),
  ]
  return readings.filter((one) => one !== null)
}

/** Numbers are the same when they differ by rounding only, or by no more than the tolerance. */
export function sameNumber(given: number, key: number, tolerance = 0): boolean {
  const rounding = Number.EPSILON * 8 * Math.max(1, Math.abs(given), Math.abs(key))
  return Math.abs(given - key) <= tolerance + rounding
}
