import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import opentype from 'opentype.js'
import { readableText } from '@/contract/readable'

const { resolve } = createRequire(import.meta.url)
/** The shop's font comes in subsets. */
const SUBSETS = ['latin', 'vietnamese', 'latin-ext'] as const
const WEIGHTS = { regular: 400, bold: 700 } as const
export type Weight = keyof typeof WEIGHTS

type Face = { name: string; file: Buffer; has: (letter: string) => boolean }

function faceOf(weight: Weight, subset: string): Face {
  const file = readFileSync(
    resolve(
      `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${WEIGHTS[weight]}-normal.woff`,
    ),
  )
  const { buffer, byteOffset, byteLength } = file
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  return {
    name: `${weight}-${subset}`,
    file,
    has: (letter) => font.charToGlyphIndex(letter) > 0,
  }
}

let opened: Record<Weight, Face[]> | undefined

/** The font's subsets by weight, read once. */
export function typefaces(): Record<Weight, Face[]> {
  opened ??= {
    regular: SUBSETS.map((subset) => faceOf('regular', subset)),
    bold: SUBSETS.map((subset) => faceOf('bold', subset)),
  }
  return opened
}

export type Run = { font: string; text: string }

/** The text in letters that the font has. */
export function readable(text: string, weight: Weight): string {
  const faces = typefaces()[weight]
  return readableText(text, (letter) => faces.some(({ has }) => has(letter)), anyAscii)
}

/** Pieces of a text that one subset can write; each letter is taken from the first that has it. */
export function runsOf(text: string, weight: Weight): Run[] {
  const faces = typefaces()[weight]
  const runs: Run[] = []
  for (const letter of readable(text, weight)) {
    const font = (faces.find(({ has }) => has(letter)) ?? faces[0])?.name ?? ''
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
