import katex from 'katex'

const TAG = /(<!--[\s\S]*?(?:-->|$)|<[^>]*(?:>|$))/
const FORMULA = /\\\(((?:(?!\\[()])[\s\S])+)\\\)|\\\[((?:(?!\\[[\]])[\s\S])+)\\\]/g
const VERBATIM = /^<(\/?)(pre|code|script|style|textarea)\b/i

const named: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const character = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ''

const THIN_SPACE = '<mspace width="0.1667em"></mspace>'

/** Around the names of functions KaTeX leaves thin spaces to the browser, and browsers set none: `b cos A`, but `cos(A)`. */
const withThinSpaces = (mathml: string) =>
  mathml
    .replace(/(?<=<\/m(?:i|n|frac|sqrt|sup|sub)>)(?=<mi>\w+<\/mi><mo>\u2061<)/g, THIN_SPACE)
    .replace(/(?<=<mo>\u2061<\/mo>)(?!<\/|<mo|<mrow><mo)/g, THIN_SPACE)

/** HTML writes `a &lt; b` where the formula says `a < b`. */
const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (hex) return character(Number.parseInt(hex, 16))
    if (decimal) return character(Number(decimal))
    return named[name.toLowerCase()] ?? whole
  })

function render(source: string, tex: string, displayMode: boolean): string {
  try {
    const mathml = katex.renderToString(decode(tex), {
      displayMode,
      output: 'mathml',
      throwOnError: false,
      trust: false,
      maxExpand: 1000,
      maxSize: 20,
      strict: 'ignore',
    })
    return withThinSpaces(mathml)
  } catch {
    // What KaTeX refuses outright stays readable as it was written.
    return source
  }
}

const setIn = (text: string) =>
  text.replace(FORMULA, (source, inline?: string, display?: string) =>
    render(source, inline ?? display ?? '', inline === undefined),
  )

/** Sets the formulas of HTML, `\( … \)` and `\[ … \]`, as MathML; tags, attributes and verbatim text stay as they are. */
export function setFormulas(html: string): string {
  if (!html.includes('\\(') && !html.includes('\\[')) return html
  let verbatim = 0
  return html
    .split(TAG)
    .map((part, index) => {
      if (index % 2 === 0) return verbatim > 0 ? part : setIn(part)
      const [, closing] = VERBATIM.exec(part) ?? []
      if (closing !== undefined) verbatim = Math.max(0, verbatim + (closing === '/' ? -1 : 1))
      return part
    })
    .join('')
}
