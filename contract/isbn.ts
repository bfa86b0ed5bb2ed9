import { comparable } from '@/contract/comparable'

/** Whether thirteen digits are an ISBN: 978 or 979 in front, the check digit behind. */
export const isIsbn13 = (digits: string) => {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return /^97[89]\d{10}$/.test(digits) && sum % 10 === 0
}

const isIsbn10 = (text: string) => {
  if (!/^\d{9}[\dX]$/.test(text)) return false
  const sum = [...text].reduce(
    (all, digit, at) => all + (digit === 'X' ? 10 : Number(digit)) * (10 - at),
    0,
  )
  return sum % 11 === 0
}

function fromIsbn10(text: string): string {
  const first = `978${text.slice(0, 9)}`
  const sum = [...first].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${first}${(10 - (sum % 10)) % 10}`
}

/** The thirteen digits of an ISBN however it is written, ten digits among them; null when its check digit is wrong. */
export function readIsbn(text: string): string | null {
  const plain = comparable(text)
    .toUpperCase()
    .replace(/^(?:ISBN(?:[ -]?1[03](?!\d))?|EAN(?:[ -]?13(?!\d))?)[ :]*/, '')
    // `(bìa mềm)` behind the number, and the fraction of a program that took it for one.
    .replace(/ ?\([^()]*\)$/, '')
    .replace(/^(\d{13})\.0+$/, '$1')
    .replace(/[\s.'-]/g, '')
  if (isIsbn13(plain)) return plain
  return isIsbn10(plain) ? fromIsbn10(plain) : null
}
