import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper } from '@/backend/seed/generators/covers/palettes'
import { polygon, rect, rule, stroke, times } from '@/backend/seed/generators/covers/shapes'

const zigzag = (y: number, step: number, rise: number, colour: string, width: number) =>
  stroke(
    `M-10 ${y}${times(Math.ceil(640 / step), (at) => `l${step / 2} ${at % 1 === 0 ? -rise : rise}l${step / 2} ${rise}`)}`,
    colour,
    width,
    { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' },
  )

const diamonds = (y: number, step: number, rise: number, fill: string, heart: string) =>
  times(Math.ceil(640 / step) + 1, (at) => {
    const x = at * step
    const cut = (share: number, colour: string) =>
      polygon(
        [
          [x, y - rise * share],
          [x + (step / 2) * share, y],
          [x, y + rise * share],
          [x - (step / 2) * share, y],
        ],
        colour,
      )
    return cut(0.96, fill) + cut(0.56, heart) + cut(0.24, fill)
  })

const frieze = (
  y: number,
  turned: boolean,
  palette: { base: string; mid: string; soft: string; spark: string; deep: string },
) => {
  const drawn =
    rule(0, 8, WIDTH, 8, palette.spark, 6) +
    zigzag(58, 40, 30, palette.soft, 6) +
    rule(0, 76, WIDTH, 76, palette.mid, 3) +
    diamonds(128, 75, 40, palette.spark, palette.deep) +
    rule(0, 180, WIDTH, 180, palette.mid, 3) +
    zigzag(222, 30, 22, palette.soft, 5) +
    zigzag(238, 30, 22, palette.mid, 5) +
    rule(0, 254, WIDTH, 254, palette.spark, 6)
  return `<g transform="translate(0 ${y})${turned ? ' scale(1 -1)' : ''}">${drawn}</g>`
}

/** Thổ cẩm: two woven bands, the title on the cloth between them. */
export const brocade: Design = ({ title, author, publisher, note, palette, height }) => {
  const top = 214
  const bottom = height - 214
  const heading = titleIn(title, {
    x: WIDTH / 2,
    top: top + 116,
    width: 480,
    height: bottom - top - 240,
    largest: 64,
    fill: paper,
    anchor: 'middle',
    align: 'middle',
  })
  return (
    rect(0, 0, WIDTH, height, palette.deep) +
    rect(0, top + 46, WIDTH, bottom - top - 92, palette.base) +
    frieze(0, false, palette) +
    frieze(height, true, palette) +
    lineIn(note, {
      x: WIDTH / 2,
      y: top + 98,
      width: 440,
      size: 20,
      fill: palette.soft,
      anchor: 'middle',
    }) +
    heading.svg +
    lineIn(author, {
      x: WIDTH / 2,
      y: bottom - 92,
      width: 460,
      size: 27,
      fill: palette.soft,
      face: 'serif-text',
      anchor: 'middle',
    }) +
    lineIn(publisher, {
      x: WIDTH / 2,
      y: bottom - 58,
      width: 420,
      size: 18,
      fill: palette.soft,
      anchor: 'middle',
    })
  )
}
