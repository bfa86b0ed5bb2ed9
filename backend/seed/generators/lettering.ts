import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const require = createRequire(import.meta.url)

const faces = {
  serif: { family: 'source-serif-4', style: '600-normal' },
  'serif-text': { family: 'source-serif-4', style: '400-normal' },
  'serif-italic': { family: 'source-serif-4', style: '400-italic' },
  'serif-black': { family: 'source-serif-4', style: '800-normal' },
  sans: { family: 'be-vietnam-pro', style: '500-normal' },
  'sans-bold': { family: 'be-vietnam-pro', style: '700-normal' },
  'sans-black': { family: 'be-vietnam-pro', style: '800-normal' },
} as const

export type Face = keyof typeof faces

type Step = { type: string; points: number[] }
type Glyph = { advance: number; steps: Step[] }

const EM = 1000
const loaded = new Map<Face, opentype.Font[]>()
const glyphCache = new Map<string, Glyph>()

function fontsOf(face: Face): opentype.Font[] {
  const known = loaded.get(face)
  if (known) return known
  const { family, style } = faces[face]
  const fonts = ['latin', 'latin-ext', 'vietnamese'].map((subset) => {
    const bytes = readFileSync(
      require.resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff`),
    )
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  })
  loaded.set(face, fonts)
  return fonts
}

const pointsOf = (command: opentype.PathCommand): number[] => {
  const { x1, y1, x2, y2, x, y } = command as Partial<
    Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>
  >
  return [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
}

function glyphOf(face: Face, char: string): Glyph {
  const key = `${face}${char}`
  const known = glyphCache.get(key)
  if (known) return known
  for (const font of fontsOf(face)) {
    const glyph = font.charToGlyph(char)
    if (glyph.index === 0) continue
    // The path's own serialiser writes NaN for some Vietnamese glyphs; its commands are right.
    const steps = glyph
      .getPath(0, 0, EM)
      .commands.map((command) => ({ type: command.type, points: pointsOf(command) }))
    const made = { advance: ((glyph.advanceWidth ?? 0) * EM) / font.unitsPerEm, steps }
    glyphCache.set(key, made)
    return made
  }
  throw new Error(`No glyph for ${JSON.stringify(char)} in ${face}`)
}

const plain = (char: string) => char.normalize('NFD').charAt(0).replace('đ', 'd')
const raised = (char: string) =>
  /[\u0300-\u0304\u0306\u0309\u0302]/.test(char.normalize('NFD').slice(1))

// The serif's kerning sits in a table the parser does not read; these are the pairs a large title shows.
const pairs: Record<string, number> = {
  To: -70,
  Ta: -70,
  Te: -70,
  Tu: -60,
  Tr: -50,
  Ti: -20,
  Ty: -50,
  Va: -60,
  Vo: -60,
  Ve: -60,
  Vu: -40,
  Vi: -20,
  Ye: -70,
  Yo: -70,
  Ya: -70,
  Yu: -60,
  AV: -60,
  AT: -70,
  LT: -60,
  LV: -60,
  Fa: -40,
  Pa: -40,
  Po: -20,
  Ka: -15,
  Ko: -25,
  'L’': -80,
}

const kerning = (face: Face, left: string, right: string): number => {
  if (!face.startsWith('serif')) return 0
  const value = pairs[plain(left) + plain(right)] ?? 0
  return raised(right) ? value / 3 : value
}

/** Width in the unit of `size`. Throws on a character the face does not have. */
export function widthOf(text: string, face: Face, size: number, tracking = 0): number {
  let width = 0
  let last = ''
  for (const char of text.normalize('NFC')) {
    width += glyphOf(face, char).advance + (last ? kerning(face, last, char) + tracking : 0)
    last = char
  }
  return (width * size) / EM
}

export type TextStyle = {
  face: Face
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters in thousandths of the size. */
  tracking?: number
  opacity?: number
}

const tenth = (value: number) => String(Math.round(value * 10) / 10)

/** One line of text as an SVG path: needs no font where it is drawn. */
export function textPath(text: string, x: number, y: number, style: TextStyle): string {
  const { face, size, fill, anchor = 'start', tracking = 0, opacity } = style
  const scale = size / EM
  const width = anchor === 'start' ? 0 : widthOf(text, face, size, tracking)
  let pen = anchor === 'middle' ? x - width / 2 : x - width
  let path = ''
  let last = ''
  for (const char of text.normalize('NFC')) {
    if (last) pen += (kerning(face, last, char) + tracking) * scale
    const { advance, steps } = glyphOf(face, char)
    for (const { type, points } of steps) {
      path +=
        type +
        points
          .map((value, at) => tenth(at % 2 === 0 ? pen + value * scale : y + value * scale))
          .join(' ')
    }
    pen += advance * scale
    last = char
  }
  return `<path class="t" d="${path}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
}

/** Breaks at spaces so that no line is wider than `width` and the lines come out about equally long. */
export function breakLines(text: string, face: Face, size: number, width: number): string[] {
  const words = text.split(' ')
  const greedy = fill(words, face, size, width)
  if (greedy.length === 1) return greedy
  let least = Math.max(...words.map((word) => widthOf(word, face, size)))
  let most = width
  while (most - least > size / 8) {
    const middle = (least + most) / 2
    if (fill(words, face, size, middle).length > greedy.length) least = middle
    else most = middle
  }
  return fill(words, face, size, most)
}

function fill(words: string[], face: Face, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, face, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

export type Fitted = { lines: string[]; size: number; lineHeight: number; height: number }
export type FitBox = {
  face: Face
  width: number
  height: number
  largest: number
  smallest?: number
  leading?: number
  maxLines?: number
}

/** The largest size at which the text stands inside the box. */
export function fitLines(text: string, box: FitBox): Fitted {
  const { face, width, height, largest, smallest = 14, leading = 1.22, maxLines = 8 } = box
  for (let size = largest; size >= smallest; size -= Math.max(1, Math.round(size / 24))) {
    const lines = breakLines(text, face, size, width)
    const lineHeight = size * leading
    const fits = lines.length <= maxLines && lines.length * lineHeight <= height
    if (fits && lines.every((line) => widthOf(line, face, size) <= width))
      return { lines, size, lineHeight, height: lines.length * lineHeight }
  }
  throw new Error(`Does not fit ${width} × ${height}: ${text}`)
}

/** A fitted block of lines; `top` is the upper edge of the first line's space. */
export function block(
  fitted: Fitted,
  x: number,
  top: number,
  style: Omit<TextStyle, 'size'>,
): string {
  const first = top + fitted.size * 0.96 + (fitted.lineHeight - fitted.size * 1.22) / 2
  return fitted.lines
    .map((line, at) =>
      textPath(line, x, first + at * fitted.lineHeight, { ...style, size: fitted.size }),
    )
    .join('')
}
