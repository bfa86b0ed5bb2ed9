import { comparable } from '@/contract/comparable'

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** The tenth digit is 10 less the weighted sum's rest by 11; a rest of 0 is given to nobody. */
function hasCheckDigit(code: string): boolean {
  const sum = weights.reduce((before, weight, at) => before + weight * Number(code[at]), 0)
  return Number(code[9]) === 10 - (sum % 11)
}

/** A personal number begins with one of the codes of provinces, 001 to 096; it has no check digit. */
const isPersonalNumber = (code: string) =>
  /^\d{12}$/.test(code) && Number(code.slice(0, 3)) >= 1 && Number(code.slice(0, 3)) <= 96

/** A tax code as it is written: without spaces, a branch's three digits after a hyphen. */
export const tidyTaxCode = (text: string) =>
  comparable(text)
    .replace(/[\s.]/g, '')
    .replace(/^(\d{10})(\d{3})$/, '$1-$2')

/** A company's ten digits, with three more for a branch, or a person's twelve. */
export const isTaxCode = (code: string): boolean =>
  (/^\d{10}(?:-\d{3})?$/.test(code) && hasCheckDigit(code)) || isPersonalNumber(code)
