import { Parser } from 'htmlparser2'

/** A script or link as it stands in a page, with its places in the text. */
export type FoundElement = {
  name: 'script' | 'link'
  attributes: Readonly<Record<string, string>>
  start: number
  /** After the opening tag. */
  contentStart: number
  /** Before the closing tag, or the end of a page that never closes it. */
  contentEnd: number
  end: number
}

const isWanted = (name: string): name is FoundElement['name'] =>
  name === 'script' || name === 'link'

/** Every script and link of a page, in order. */
export function findElements(html: string): FoundElement[] {
  const found: FoundElement[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!isWanted(name)) return
      const contentStart = parser.endIndex + 1
      // A closing tag with white space before its `>` ends too early for the parser.
      const start = html.indexOf('<', parser.startIndex)
      const place = { start, contentStart, contentEnd: contentStart }
      found.push({ name, attributes, ...place, end: contentStart })
    },
    onclosetag(name) {
      const last = found.at(-1)
      if (name !== 'script' || last?.name !== 'script') return
      last.contentEnd = parser.startIndex
      last.end = html.indexOf('>', parser.startIndex) + 1 || html.length
    },
  })
  parser.end(html)
  return found
}

export type Edit = { start: number; end: number; text: string }

/** The page with some of its parts replaced; edits come in order and do not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let written = ''
  let position = 0
  for (const { start, end, text } of edits) {
    written += html.slice(position, start) + text
    position = end
  }
  return written + html.slice(position)
}
