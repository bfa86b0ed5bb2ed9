import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import anyAscii from 'any-ascii'
import { type Font, type PathCommand, parse } from 'opentype.js'
import { readableText } from '@/contract/readable'

const folder = () => join(process.cwd(), 'node_modules', '@fontsource')

async function open(file: string): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(join(folder(), file))
  return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

const openBoth = (family: string) =>
  Promise.all(
    ['latin', 'vietnamese', 'latin-ext'].map((part) =>
      open(`${family}/files/${family}-${part}-600-normal.woff`),
    ),
  )

/** A font family in several subsets: each character comes from the first that has it. */
export type Typeface = {
  widthOf: (text: string, size: number) => number
  /** The text as outlines, with its baseline's start at x and y. */
  outline: (text: string, x: number, y: number, size: number) => string
}

const round = (value: number) => Math.round(value * 10) / 10

// The package's own writer turns some coordinates into NaN when it rounds them.
function pathData(command: PathCommand): string {
  const { type, ...rest } = command
  const { x1, y1, x2, y2, x, y }: Record<string, number> = rest
  const numbers = [x1, y1, x2, y2, x, y].flatMap((value) =>
    value === undefined ? [] : round(value),
  )
  return `${type}${numbers.join(' ')}`
}

function typefaceOf(fonts: readonly Font[]): Typeface {
  const [usual] = fonts
  if (!usual) throw new Error('A typeface needs a font')
  const fontOf = (letter: string) => fonts.find((font) => font.charToGlyphIndex(letter) > 0)
  const isThere = (letter: string) => fontOf(letter) !== undefined
  const lay = (text: string, size: number) => {
    let width = 0
    const letters = [...readableText(text, isThere, anyAscii)].map((letter) => {
      const font = fontOf(letter) ?? usual
      const glyph = font.charToGlyph(letter)
      const at = width
      width += ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm
      return { glyph, at }
    })
    return { letters, width }
  }
  return {
    widthOf: (text, size) => lay(text, size).width,
    outline: (text, x, y, size) =>
      lay(text, size)
        .letters.flatMap(({ glyph, at }) => glyph.getPath(x + at, y, size).commands.map(pathData))
        .join(''),
  }
}

let opened: Promise<{ serif: Typeface; sans: Typeface }> | undefined

/** Both families of the shop, read once. */
export function typefaces() {
  opened ??= Promise.all([openBoth('source-serif-4'), openBoth('be-vietnam-pro')]).then(
    ([serif, sans]) => ({ serif: typefaceOf(serif), sans: typefaceOf(sans) }),
    (error: unknown) => {
      opened = undefined
      throw error
    },
  )
  return opened
}
