/** At most one comma or point, which is the decimal mark: Vietnamese writes `3,14`, calculators `3.14`. */
const DECIMAL = /^([+-]?)(\d{1,15})(?:[.,](\d{1,15}))?$/
/** `1.000` may also be a thousand. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/

/** Full-width digits and the real minus count as their plain forms. */
const plain = (typed: string) => typed.normalize('NFKC').replace(/[−–]/g, '-').replace(/\s+/g, '')

function readDecimal(text: string): number | null {
  const [, sign, whole, fraction = '0'] = DECIMAL.exec(text) ?? []
  if (whole === undefined) return null
  return Number(`${whole}.${fraction}`) * (sign === '-' ? -1 : 1)
}

/** A number as a key writes it, or null; both marks at once (`1.000,5`) make none. */
export const readNumber = (typed: string): number | null => readDecimal(plain(typed))
export const isNumeric = (text: string): boolean => readNumber(text) !== null

/** What a learner may have meant by the typed text: `1.000` is one or a thousand, `3,14` only one thing. */
export function readNumbers(typed: string): number[] {
  const text = plain(typed)
  const decimal = readDecimal(text)
  const thousands = THOUSANDS.test(text) ? [Number(text.replaceAll('.', ''))] : []
  return decimal === null ? thousands : [decimal, ...thousands]
}

/** Numbers are the same when they differ by rounding only, or by no more than the tolerance. */
export function sameNumber(given: number, key: number, tolerance = 0): boolean {
  const rounding = Number.EPSILON * 8 * Math.max(1, Math.abs(given), Math.abs(key))
  return Math.abs(given - key) <= tolerance + rounding
}
