import slugify from 'slugify'

const withoutMarks = (text: string) =>
  text
    .normalize('NFC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')

/** The form in which texts are compared and searched: no marks, đ as d, lower case, single spaces. */
export const fold = (text: string) => withoutMarks(text).toLowerCase().replace(/\s+/g, ' ').trim()

/** A slug of letters, digits and hyphens. Symbols go first, because slugify would spell out `&`, `%` and `$`. */
export const slug = (text: string) =>
  slugify(withoutMarks(text).replace(/[^0-9A-Za-z\s-]/g, ''), {
    lower: true,
    strict: true,
    trim: true,
  })
