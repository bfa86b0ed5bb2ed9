import { slug } from '@/contract/text'

export type Heading = { id: string; text: string }

const H2 = /<h2>((?:(?!<h2>)[\s\S])*?)<\/h2>/g
const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim()

/** Gives the second-level headings of sanitised HTML an address and lists them, for a page's own contents. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = html.replace(H2, (_, inner: string) => {
    const text = plain(inner)
    const id = `muc-${headings.length + 1}-${slug(text)}`.replace(/-$/, '')
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}
