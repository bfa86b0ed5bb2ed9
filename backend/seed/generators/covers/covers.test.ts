import { expect, test } from '@jest/globals'
import { allProducts } from '@/backend/seed/catalog/products'
import { coverSpec } from '@/backend/seed/generators/covers/book-covers'
import { WIDTH } from './cover-spec'
import { designs } from './designs'
import { ink, palettes, paper } from './palettes'

const drawn = allProducts().map((book) => {
  const spec = coverSpec(book)
  return {
    title: book.title,
    design: book.cover.design,
    height: spec.height,
    svg: designs[book.cover.design](spec),
  }
})

/** Left, right, top and bottom of all lettering that is drawn upright. */
function extent(svg: string) {
  const upright = svg
    .replace(/<g transform="rotate\(-90.*?<\/g>/gs, '')
    .replace(/<defs>.*?<\/defs>/gs, '')
  const xs: number[] = []
  const ys: number[] = []
  for (const [, d = ''] of upright.matchAll(/<path class="t" d="([^"]*)"/g)) {
    const numbers = d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
    for (const [at, value] of numbers.entries()) (at % 2 === 0 ? xs : ys).push(value)
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

test('every cover is drawn with glyphs for all its letters', () => {
  for (const { title, svg } of drawn) {
    expect({ title, bad: /NaN|undefined|Infinity/.test(svg) }).toEqual({ title, bad: false })
  }
})

test('lettering stays on the page', () => {
  for (const { title, design, height, svg } of drawn) {
    // Their numeral runs out of the page on purpose.
    if (design === 'numeral-field' || design === 'numeral-squares') continue
    const { left, right, top, bottom } = extent(svg)
    const inside = left >= 20 && right <= WIDTH - 20 && top >= 20 && bottom <= height - 10
    expect({ title, design, inside }).toEqual({ title, design, inside: true })
  }
})

test('all designs are in use, and no two covers are alike', () => {
  expect(new Set(drawn.map(({ design }) => design))).toEqual(new Set(Object.keys(designs)))
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length)
})

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('what is printed on a palette can be read', () => {
  for (const { base, deep, soft, spark } of Object.values(palettes)) {
    for (const [text, ground] of [
      [paper, base],
      [paper, deep],
      [soft, deep],
      [base, paper],
      [ink, soft],
      [deep, soft],
      [spark, deep],
    ] as const) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    }
  }
})
