/** What the editor can show; of anything else only the text stays. */
const SHOWN = new Set(
  'p br hr div h1 h2 h3 h4 h5 h6 ul ol li blockquote strong em u s sub sup a img figure figcaption table thead tbody tr th td b i del strike span'.split(
    ' ',
  ),
)

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Kinds of formatting that a text has and the editor would lose. */
export const lostTags = (html: string): string[] => [
  ...new Set(
    [...bodyOf(html).querySelectorAll('*')]
      .map(({ tagName }) => tagName.toLowerCase())
      .filter((tag) => !SHOWN.has(tag)),
  ),
]

const isBlank = (element: Element) =>
  element.textContent?.trim() === '' && element.querySelector('img, br, hr') === null

const rename = (element: Element, tag: string) => {
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** A paragraph that holds nothing but a picture is the picture. */
function freePictures(body: HTMLElement) {
  for (const picture of body.querySelectorAll('p > img:only-child')) {
    const paragraph = picture.parentElement
    if (paragraph && paragraph.textContent?.trim() === '') paragraph.replaceWith(picture)
  }
}

/** A text as the editor takes it in; one that ends with a picture or table gets a line to write on. */
export function forEditor(html: string): string {
  const body = bodyOf(html)
  freePictures(body)
  for (const [from, to] of Object.entries({ h1: 'h2', h5: 'h4', h6: 'h4' }))
    for (const heading of body.querySelectorAll(from)) rename(heading, to)
  if (body.lastElementChild?.matches('figure, table, img, hr'))
    body.append(document.createElement('p'))
  return body.innerHTML
}

/** Cells and list items with one paragraph hold its text itself, as texts written by hand do. */
function unwrapParagraphs(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('li > p:first-child, td > p, th > p')) {
    const parent = paragraph.parentElement
    const others = [...(parent?.children ?? [])].filter((one) => one !== paragraph)
    const isAlone = others.every((one) => parent?.matches('li') && one.matches('ul, ol'))
    if (isAlone) paragraph.replaceWith(...paragraph.childNodes)
  }
}

/** The first row is the table's head when it holds headings alone. */
function makeHead(table: Element) {
  const first = table.querySelector('tr')
  const cells = [...(first?.children ?? [])]
  if (!first || cells.length === 0 || !cells.every((cell) => cell.matches('th'))) return
  const head = document.createElement('thead')
  head.append(first)
  table.prepend(head)
}

function dropSingleSpans(table: Element) {
  for (const name of ['colspan', 'rowspan'])
    for (const cell of table.querySelectorAll(`[${name}="1"]`)) cell.removeAttribute(name)
}

/** Every heading says of what it is one. */
function nameHeadings(body: HTMLElement) {
  for (const table of body.querySelectorAll('table')) {
    makeHead(table)
    dropSingleSpans(table)
    for (const heading of table.querySelectorAll('th'))
      heading.setAttribute('scope', heading.closest('thead') ? 'col' : 'row')
  }
}

/** What the editor holds as it is kept: no empty captions, no empty lines at the end. */
export function forShop(html: string): string {
  const body = bodyOf(html)
  for (const caption of body.querySelectorAll('figcaption'))
    if (caption.textContent?.trim() === '') caption.remove()
  unwrapParagraphs(body)
  nameHeadings(body)
  while (body.lastElementChild?.matches('p') && isBlank(body.lastElementChild))
    body.lastElementChild.remove()
  return body.innerHTML
}

export const picturesWithoutAlt = (html: string): number =>
  [...bodyOf(html).querySelectorAll('img')].filter((one) => !one.getAttribute('alt')?.trim()).length
