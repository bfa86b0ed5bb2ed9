import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { disc, polygon, rect, rule, stroke, times } from '@/backend/seed/generators/covers/shapes'
import { textPath } from '@/backend/seed/generators/lettering'

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
export const summer: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade,
  variant,
}) => {
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
      at % 2 ? palette.mid : palette.deep,
      12,
      { 'stroke-linecap': 'butt' },
    ),
  )
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, WIDTH, ground, palette.soft, { opacity: 0.55 }) +
    disc(variant % 2 ? 130 : 470, height * 0.53, 84, palette.spark) +
    kite(variant % 2 ? 420 : 200, height * 0.5, 74, vermilion, paper, 34) +
    kite(variant % 2 ? 270 : 396, height * 0.62, 46, palette.base, paper, -26) +
    rect(0, ground, WIDTH, height - ground, palette.base) +
    rows +
    lineIn(note, { x: 48, y: 78, width: 440, size: 22, fill: palette.base, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 500, size: 22, fill: palette.deep }) +
    rect(0, height - 66, WIDTH, 66, palette.deep) +
    (grade
      ? disc(508, height - 92, 60, vermilion) +
        textPath(String(grade), 508, height - 66, {
          face: 'serif-black',
          size: 76,
          fill: paper,
          anchor: 'middle',
        })
      : '') +
    lineIn(publisher, { x: 48, y: height - 26, width: 380, size: 19, fill: palette.soft })
  )
}
