const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const DASH = /[\u2010-\u2015\u2043\u2212\u2E3A\u2E3B]/g
const VULGAR_FRACTION = /(\d)([\u00BC-\u00BE\u2150-\u215E])/g

/**
 * The form in which what people type is compared or dialled: full-width letters, superscripts and other looks of a sign are that sign
 * (NFKC), signs that cannot be seen are gone, every dash is `-`, every fraction slash `/`, the Icelandic `Ð` is the Vietnamese `Đ`,
 * spaces are single. Upper and lower case, marks and punctuation stay: each reader tidies the rest on its own. Never for names and texts
 * that are shown: the joiners of their letters would be lost. `x²` becomes `x2`, so whoever compares formulas reads exponents first.
 */
export const comparable = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .replace(VULGAR_FRACTION, '$1 $2')
    .normalize('NFKC')
    .replace(DASH, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\u00D0/g, '\u0110')
    .replace(/\u00F0/g, '\u0111')
    .replace(/\s+/g, ' ')
    .trim()

/** What a sentence puts around a code: quotation marks, brackets, a full stop. */
const BEFORE = /^["'“”‘’«([]+/
const AFTER = /(?<!["'“”‘’»)\].,;:!])["'“”‘’»)\].,;:!]+$/

/** A code without the spaces a telephone or an e-mail puts between its signs, nor the marks of the sentence it stood in, in capitals. */
export const plainCode = (text: string) =>
  comparable(text).replace(/ /g, '').replace(BEFORE, '').replace(AFTER, '').toUpperCase()

/** The code of an order as it is printed, `HS00000123`, from `#HS 0000 0123`, `hs-00000123` or `Mã đơn: HS00000123`; others stay as typed. */
export const plainOrderCode = (text: string) =>
  plainCode(text)
    .replace(/^(?:#|N[O\u00BA]\.?:?|MÃ(?:SỐ)?:?|ĐƠN(?:HÀNG)?(?:SỐ)?:?)+/, '')
    .replace(/^([A-Z]{2})[-:]?(\d+)$/, '$1$2')
