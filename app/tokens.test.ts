import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { themes } from '@/lib/preferences/themes'

type Rgb = readonly [number, number, number]

/** Colours of every theme; the last block is the fallback where oklch() is not supported. */
const css = readFileSync('app/tokens.css', 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/@supports not[\s\S]*$/, '')

function appliesTo(selectors: string, theme: string): boolean {
  return selectors
    .split(',')
    .map((selector) => selector.trim())
    .some(
      (selector) =>
        selector === ':root' ||
        theme.startsWith(/^\[data-theme\^='(\w+)'\]$/.exec(selector)?.[1] ?? ' ') ||
        theme.endsWith(/^\[data-theme\$='(\w+)'\]$/.exec(selector)?.[1] ?? ' '),
    )
}

/**
 * The custom properties of a theme in cascade order: an attribute selector overrides `:root` only when it
 * comes later.
 */
function tokensOf(theme: string): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!appliesTo(selectors, theme)) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
      tokens.set(name, value.trim())
  }
  return tokens
}

function evaluate(expression: string): string {
  const number = '(-?[\\d.]+)'
  const product = new RegExp(`calc\\(${number} \\* ${number}\\)`, 'g')
  const least = new RegExp(`min\\(${number}, ${number}\\)`, 'g')
  const next = expression
    .replace(product, (_, a: string, b: string) => String(Number(a) * Number(b)))
    .replace(least, (_, a: string, b: string) => String(Math.min(Number(a), Number(b))))
  return next === expression ? expression : evaluate(next)
}

function resolve(value: string, tokens: Map<string, string>): string {
  const next = value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? '')
  return next === value ? evaluate(value) : resolve(next, tokens)
}

function linear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const gamma = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)

function linearOf(name: string, tokens: Map<string, string>): Rgb {
  const value = resolve(tokens.get(name) ?? '', tokens)
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? []
  if (l === undefined) throw new Error(`--${name} is not a plain colour: ${value}`)
  return linear(Number(l), Number(c), Number(h))
}

/** Luminance of the colour rounded to eight bits per channel, as screens show it. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb
    .map((x) => Math.round(gamma(Math.min(1, Math.max(0, x))) * 255) / 255)
    .map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const pairs = [
  ['ink', 'paper', 7],
  ['ink', 'surface', 7],
  ['ink', 'wash', 7],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'surface', 4.5],
  ['ink-2', 'wash', 4.5],
  ['primary', 'paper', 4.5],
  ['primary', 'surface', 4.5],
  ['primary', 'wash', 4.5],
  ['primary', 'primary-soft', 4.5],
  ['ink', 'primary-soft', 7],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'wash', 4.5],
  ['on-accent', 'accent', 4.5],
  ['danger', 'paper', 4.5],
  ['danger', 'surface', 4.5],
  ['success', 'paper', 4.5],
  ['success', 'wash', 4.5],
  ['warning', 'paper', 4.5],
  ['warning', 'wash', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'surface', 3],
  ['line-strong', 'wash', 3],
  ['focus', 'paper', 3],
  ['focus', 'wash', 3],
  ['star', 'surface', 3],
  ['star', 'paper', 3],
] as const

test('every theme keeps the contrast of all thirty pairs: 720 checks', () => {
  const weak = themes.flatMap((theme) => {
    const tokens = tokensOf(theme)
    return pairs
      .map(([front, back, least]) => ({
        pair: `${theme}: ${front} on ${back}`,
        ratio: contrast(linearOf(front, tokens), linearOf(back, tokens)),
        least,
      }))
      .filter(({ ratio, least }) => !(ratio >= least))
  })
  expect(themes).toHaveLength(24)
  expect(pairs.length * themes.length).toBe(720)
  expect(weak).toEqual([])
})

test('the twenty-four themes have twenty-four different primary colours', () => {
  const colours = themes.map((theme) => linearOf('primary', tokensOf(theme)).join())
  expect(new Set(colours).size).toBe(24)
})

test('no colour of any theme leaves sRGB', () => {
  const names = [...new Set([...pairs.map(([front]) => front), ...pairs.map(([, back]) => back)])]
  const outside = themes.flatMap((theme) =>
    names
      .filter((name) => linearOf(name, tokensOf(theme)).some((x) => x < -1e-4 || x > 1 + 1e-4))
      .map((name) => `${theme} ${name}`),
  )
  expect(outside).toEqual([])
})

test('the title on a cover placeholder can be read on all eight bindings and on the label', () => {
  const tokens = tokensOf('light5')
  const bindings = [...css.matchAll(/--binding: ([^;]+);/g)].map(([, binding = '']) => binding)
  expect(bindings).toHaveLength(8)
  for (const binding of bindings)
    expect(
      contrast(
        linearOf('on-binding', tokens),
        linearOf('binding', new Map([['binding', binding]])),
      ),
    ).toBeGreaterThan(4.5)
  expect(contrast(linearOf('on-label', tokens), linearOf('label', tokens))).toBeGreaterThan(7)
})

const sources = ['app', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
)

test('colours are named, never written out, outside tokens.css and what stands in for it', () => {
  const raw =
    /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i
  const offenders = sources
    .filter((path) => /\.(tsx|css)$/.test(path) && !/\.test\.tsx$|app[\\/]tokens\.css$/.test(path))
    .filter((path) => raw.test(readFileSync(path, 'utf8')))
  expect(offenders).toEqual([])
})
