import { readable, runsOf, type Weight } from '@/backend/modules/parcels/packing/papers/typeface'

export type Style = { size: number; weight?: Weight }
type Doc = PDFKit.PDFDocument

const widthOf = (doc: Doc, text: string, { size, weight = 'regular' }: Style) =>
  runsOf(text, weight).reduce(
    (sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  )

/** Measures text and breaks it into lines between words. */
export function textLayout(doc: Doc) {
  const fits = (text: string, width: number, style: Style) => widthOf(doc, text, style) <= width

  /** A word wider than its column, in pieces. */
  function piecesOf(word: string, width: number, style: Style): string[] {
    if (fits(word, width, style)) return [word]
    const letters = [...word]
    let end = letters.length - 1
    while (end > 1 && !fits(letters.slice(0, end).join(''), width, style)) end--
    const rest = letters.slice(end).join('')
    return [letters.slice(0, end).join(''), ...piecesOf(rest, width, style)]
  }

  function linesOf(given: string, width: number, style: Style): string[] {
    // Signs of other scripts become words, which are broken like others.
    const text = readable(given, style.weight ?? 'regular')
    const lines: string[] = []
    const words = text.split(/\s+/).filter(Boolean)
    for (const word of words.flatMap((one) => piecesOf(one, width, style))) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
      if (lines.length > 0 && fits(longer, width, style)) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  /** The same in so many lines at most; what is left out shows. */
  function fittingLines(text: string, width: number, style: Style, maxLines: number): string[] {
    const lines = linesOf(text, width, style)
    if (lines.length <= maxLines) return lines
    let last = lines[maxLines - 1] ?? ''
    while (last && !fits(`${last}…`, width, style)) last = last.slice(0, -1).trimEnd()
    return [...lines.slice(0, maxLines - 1), `${last}…`]
  }

  return { fittingLines, widthOf: (text: string, style: Style) => widthOf(doc, text, style) }
}
