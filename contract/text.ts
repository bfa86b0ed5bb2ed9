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

/** Letters that are drawn as one or in another width, as PDF files and other keyboards write them. */
const plainLetters = (text: string) =>
  text
    .replace(/\p{S}/gu, '')
    .normalize('NFKC')
    .replace(/\u00D0/g, 'D')
    .replace(/\u00F0/g, 'd')
    .replace(/ß/g, 'ss')

/** A slug of letters, digits and hyphens. Symbols go first, because slugify would spell out `&`, `%` and `$`. */
export const slug = (text: string) =>
  slugify(withoutMarks(plainLetters(text)).replace(/[^0-9A-Za-z\s-]/g, ''), {
    lower: true,
    strict: true,
    trim: true,
  })

/** A slug of at most so many letters, whole words as long as there are any; what it answers is an address or nothing. */
export function slugOf(text: string, most = 180): string {
  const whole = slug(text)
  if (whole.length <= most) return whole
  const at = whole.slice(0, most + 1).lastIndexOf('-')
  return whole.slice(0, at > 0 ? at : most)
}

/** The first letters of a text as a reader counts them: no emoji and no marked letter is halved. */
export function cutText(text: string, most: number): string {
  // A letter is at least one sign long.
  if (text.length <= most) return text
  // Made here: not every browser that loads this file has one.
  const letters = new Intl.Segmenter('vi', { granularity: 'grapheme' })
  let end = 0
  let count = 0
  for (const { segment } of letters.segment(text)) {
    if (count === most) break
    count += 1
    end += segment.length
  }
  return text.slice(0, end)
}
