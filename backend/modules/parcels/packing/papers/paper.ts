import JsBarcode from 'jsbarcode'
import PDFDocument from 'pdfkit'
import { type Style, textLayout } from '@/backend/modules/parcels/packing/papers/text-layout'
import { runsOf, typefaces } from '@/backend/modules/parcels/packing/papers/typeface'

export const MM = 72 / 25.4

type Place = { x: number; y: number; width: number }
type Text = Style & Place & { align?: 'left' | 'right' | 'center'; maxLines?: number }

const LINE_HEIGHT = 1.35
const INK = '#000000'

/** The bars of Code 128 as ones and zeros. */
function barsOf(code: string): string {
  const target: { encodings?: { data: string }[] } = {}
  JsBarcode(target, code, { format: 'CODE128' })
  return (target.encodings ?? []).map(({ data }) => data).join('')
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.end()
  await ended
  return Buffer.concat(parts)
}

/** A PDF for Vietnamese text and bars. Sizes in points. */
export function openPaper(size: [number, number], title: string) {
  const doc = new PDFDocument({ size, margin: 0, autoFirstPage: false, info: { Title: title } })
  for (const { name, file } of Object.values(typefaces()).flat()) doc.registerFont(name, file)
  const layout = textLayout(doc)

  function writeLine(line: string, x: number, baseline: number, { size: points, weight }: Style) {
    let at = x
    for (const { font, text } of runsOf(line, weight ?? 'regular')) {
      doc.font(font).fontSize(points)
      doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += doc.widthOfString(text)
    }
  }

  /** Writes a text into a column and answers where the next one may begin. */
  function write(text: string, { x, y, width, align = 'left', maxLines = 99, ...style }: Text) {
    const step = style.size * LINE_HEIGHT
    const lines = layout.fittingLines(text, width, style, maxLines)
    doc.fillColor(INK)
    for (const [index, line] of lines.entries()) {
      const free = width - layout.widthOf(line, style)
      const indent = { left: 0, center: free / 2, right: free }[align]
      writeLine(line, x + indent, y + index * step + style.size, style)
    }
    return y + lines.length * step
  }

  /** A code for the scanner. */
  function barcode(code: string, { x, y, width, height }: Place & { height: number }) {
    const bars = barsOf(code)
    const bar = width / bars.length
    for (const { index, 0: run } of bars.matchAll(/1+/g)) {
      doc.rect(x + index * bar, y, run.length * bar, height)
    }
    doc.fill(INK)
  }

  const rule = (x: number, y: number, width: number) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(INK)

  return { addPage: () => doc.addPage(), write, barcode, rule, close: () => bytesOf(doc) }
}
export type Paper = ReturnType<typeof openPaper>
