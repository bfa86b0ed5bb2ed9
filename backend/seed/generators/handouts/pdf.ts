import { deflateSync } from 'node:zlib'
import { type Face, textPath, widthOf } from '@/backend/seed/generators/lettering'

const HEIGHT = 842
const WIDTH = 595
const n = (value: number) => String(Math.round(value * 100) / 100)

/** One A4 page of drawn letters. Under them lies the same text unseen, for searching, copying and reading aloud. */
export class Pdf {
  private readonly marks: string[] = []

  constructor(private readonly title: string) {}

  box(x: number, y: number, width: number, height: number, color: string) {
    this.marks.push(
      `${rgb(color)} rg ${n(x)} ${n(HEIGHT - y - height)} ${n(width)} ${n(height)} re f`,
    )
  }

  rule(from: number, y: number, to: number) {
    this.marks.push(
      `0.72 0.72 0.76 RG 0.6 w ${n(from)} ${n(HEIGHT - y)} m ${n(to)} ${n(HEIGHT - y)} l S`,
    )
  }

  text(text: string, x: number, y: number, face: Face, size: number, color: string) {
    const plain = text.normalize('NFC')
    const [, path = ''] =
      /d="([^"]*)"/.exec(textPath(plain, x, y, { face, size, fill: color })) ?? []
    this.marks.push(`${rgb(color)} rg ${outline(path)} f`)
    const stretch = (widthOf(plain, face, size) / (plain.length * size * 0.5)) * 100
    this.marks.push(
      `BT 3 Tr /F1 ${n(size)} Tf ${n(stretch)} Tz 1 0 0 1 ${n(x)} ${n(HEIGHT - y)} Tm <${hex(plain)}> Tj ET`,
    )
  }

  bytes(): Buffer {
    const content = deflateSync(Buffer.from(this.marks.join('\n'), 'latin1'))
    const characters = deflateSync(Buffer.from(unicodeMap(), 'latin1'))
    return assemble([
      '<< /Type /Catalog /Pages 2 0 R /Lang (vi) /ViewerPreferences << /DisplayDocTitle true >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      stream('/Filter /FlateDecode', content),
      '<< /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 8 0 R >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R /DW 500 >>',
      '<< /Type /FontDescriptor /FontName /Helvetica /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
      stream('/Filter /FlateDecode', characters),
      `<< /Title <FEFF${hex(this.title.normalize('NFC'))}> /Producer (Hien Sach) >>`,
    ])
  }
}

const hex = (text: string) =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0').toUpperCase(),
  ).join('')

const rgb = (color: string) =>
  [1, 3, 5].map((at) => n(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ')

/** An SVG path of M, L, Q, C and Z with absolute points, turned upside down. */
function outline(path: string): string {
  let x = 0
  let y = 0
  const point = (px: number, py: number) => `${n(px)} ${n(HEIGHT - py)}`
  return (path.match(/[MLQCZ][^MLQCZ]*/g) ?? [])
    .map((step) => {
      const values = (step.slice(1).match(/-?[\d.]+/g) ?? []).map(Number)
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
      if (step[0] === 'Z') return 'h'
      const [startX, startY] = [x, y]
      ;[x, y] = [values.at(-2) ?? 0, values.at(-1) ?? 0]
      if (step[0] === 'M') return `${point(a, b)} m`
      if (step[0] === 'L') return `${point(a, b)} l`
      if (step[0] === 'C') return `${point(a, b)} ${point(c, d)} ${point(e, f)} c`
      const near = point(startX + ((a - startX) * 2) / 3, startY + ((b - startY) * 2) / 3)
      const far = point(c + ((a - c) * 2) / 3, d + ((b - d) * 2) / 3)
      return `${near} ${far} ${point(c, d)} c`
    })
    .join(' ')
}

/** Every code stands for the character of the same number; ranges may not cross a high byte. */
function unicodeMap(): string {
  const high = ['00', '01', '03', '1E', '20', '22']
  const ranges = high.map((byte) => `<${byte}00> <${byte}FF> <${byte}00>`).join('\n')
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${high.length} beginbfrange
${ranges}
endbfrange endcmap CMapName currentdict /CMap defineresource pop end end`
}

const stream = (facts: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${facts} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

function assemble(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\u00e2\u00e3\n', 'latin1')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    offsets.push(at)
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    at += part.length
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
