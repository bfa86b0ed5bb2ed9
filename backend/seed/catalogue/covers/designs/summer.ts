import { ink, paper, son } from '@/backend/seed/catalogue/covers/dyes'
import { disc, polygon, rect, rule, stroke, times } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { letters } from '@/backend/seed/lettering'

const kite = (x: number, y: number, size: number, fill: string, line: string, tail: number) =>
  polygon(
    [
      [x, y - size],
      [x + size * 0.86, y],
      [x, y + size * 1.1],
      [x - size * 0.86, y],
    ],
    fill,
  ) +
  rule(x, y - size, x, y + size * 1.1, line, 2) +
  rule(x - size * 0.86, y, x + size * 0.86, y, line, 2) +
  stroke(`M${x} ${y + size * 1.1}q${tail} 40 0 80t${-tail * 0.4} 80`, line, 2.4)

/** Kites over a summer field. */
export const summer: Design = ({ title, author, house, note, dye, height, grade, variant }) => {
  const heading = titleIn(title, {
    x: 48,
    top: 104,
    width: 504,
    height: height * 0.25,
    largest: 68,
    fill: ink,
  })
  const ground = height * 0.8
  const rows = times(6, (at) =>
    stroke(
      `M0 ${ground + 14 + at * 22}Q300 ${ground - 26 + at * 22 + (variant % 3) * 8} 600 ${ground + 14 + at * 22}`,
      at % 2 ? dye.mid : dye.deep,
      12,
      { 'stroke-linecap': 'butt' },
    ),
  )
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, WIDTH, ground, dye.soft, { opacity: 0.55 }) +
    disc(variant % 2 ? 130 : 470, height * 0.53, 84, dye.spark) +
    kite(variant % 2 ? 420 : 200, height * 0.5, 74, son, paper, 34) +
    kite(variant % 2 ? 270 : 396, height * 0.62, 46, dye.base, paper, -26) +
    rect(0, ground, WIDTH, height - ground, dye.base) +
    rows +
    lineIn(note, { x: 48, y: 78, width: 440, size: 22, fill: dye.base, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 500, size: 22, fill: dye.deep }) +
    rect(0, height - 66, WIDTH, 66, dye.deep) +
    (grade
      ? disc(508, height - 92, 60, son) +
        letters(String(grade), 508, height - 66, {
          face: 'serif-black',
          size: 76,
          fill: paper,
          anchor: 'middle',
        })
      : '') +
    lineIn(house, { x: 48, y: height - 26, width: 380, size: 19, fill: dye.soft })
  )
}
