import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.compare

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, figure, figcaption, hr, div, table'

/** A text's words, line by line, so that two of them can be compared by a person. */
export function readableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(texts.picture(picture.alt))
  for (const link of body.querySelectorAll('a[href]'))
    link.append(` (${link.getAttribute('href')})`)
  for (const item of body.querySelectorAll('li')) item.prepend('• ')
  for (const cell of body.querySelectorAll('th, td')) cell.append(' | ')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of body.querySelectorAll(BLOCKS)) block.after('\n')
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[^|\s]/.test(line))
    .join('\n')
}
