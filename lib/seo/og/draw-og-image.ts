import { fitTitle } from '@/lib/seo/og/fit-title'
import type { Typeface } from '@/lib/seo/og/typeface'

export const OG_WIDTH = 1200
export const OG_HEIGHT = 630

const LEFT = 120
const TITLE_WIDTH = 960
const SHELF_Y = 500

const colours = {
  paper: '#f8f5ee',
  ink: '#2b2620',
  line: '#cfc6b6',
  dye: '#35508f',
  red: '#b8402c',
} as const

/** A row of books on a shelf: widths, heights and colours. */
const spines: readonly [width: number, height: number, colour: string][] = [
  [34, 96, '#4a6350'],
  [26, 112, '#35508f'],
  [44, 84, '#8a3f36'],
  [22, 104, '#b8402c'],
  [38, 120, '#5b4a3c'],
  [28, 90, '#8c7440'],
]

function shelf(): string {
  let x = 852
  const books = spines.map(([width, height, colour]) => {
    const book = `<rect x="${x}" y="${SHELF_Y - height}" width="${width}" height="${height}" fill="${colour}"/>`
    x += width + 3
    return book
  })
  return `${books.join('')}<rect x="${LEFT}" y="${SHELF_Y}" width="${OG_WIDTH - 2 * LEFT}" height="3" fill="${colours.line}"/>`
}

const sign = `<g transform="translate(${LEFT} 530) scale(1.75)"><path fill="${colours.ink}" d="M1 12.2c6.4-.2 10-2.6 12-7.2h6c2 4.6 5.6 7 12 7.2v2.5H1v-2.5ZM5 27.5h22v1.8H5v-1.8ZM8.2 16.7h3.6v9.3H8.2v-9.3ZM12.9 16.7h2.6v9.3h-2.6v-9.3Z"/><path fill="${colours.red}" d="M16.6 16.7h3.4v9.3h-3.4v-9.3Z"/><path fill="${colours.ink}" d="m21.1 17.2 2.6-.7 2.5 9-2.6.7-2.5-9Z"/></g>`

/** The image: title, shelf and shop name. Text is drawn as outlines, so no font is needed to render it. */
export function drawOgImage(
  title: string,
  shop: string,
  { serif, sans }: Record<'serif' | 'sans', Typeface>,
): string {
  const { size, lines } = fitTitle(title, serif.widthOf, TITLE_WIDTH)
  const leading = size * 1.22
  const first = 70 + size
  const words = lines
    .map((line, index) => serif.outline(line, LEFT, first + index * leading, size))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${OG_WIDTH}" height="${OG_HEIGHT}"><rect width="100%" height="100%" fill="${colours.paper}"/><rect width="28" height="100%" fill="${colours.dye}"/>${lines.length < 4 ? shelf() : ''}<path fill="${colours.ink}" d="${words}"/>${sign}<path fill="${colours.ink}" d="${sans.outline(shop, LEFT + 76, 572, 34)}"/></svg>`
}
