import {
  type Design,
  lineIn,
  seal,
  titleIn,
  WIDTH,
} from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper } from '@/backend/seed/generators/covers/palettes'
import { disc, field, polygon, rect, shape, stroke } from '@/backend/seed/generators/covers/shapes'

const size = 120
const half = size / 2

const corner = (turn: number, inside: string) =>
  `<g transform="rotate(${turn} ${half} ${half})">${inside}</g>`
const four = (inside: string) => [0, 90, 180, 270].map((turn) => corner(turn, inside)).join('')

/** Gạch bông: three floors of old town houses. */
const floors = [
  (a: string, b: string, c: string) =>
    four(
      shape(`M0 0H${half}A${half} ${half} 0 0 1 0 ${half}Z`, a) +
        shape('M0 0H30A30 30 0 0 1 0 30Z', c),
    ) +
    polygon(
      [
        [half, 22],
        [98, half],
        [half, 98],
        [22, half],
      ],
      b,
    ) +
    disc(half, half, 16, c),
  (a: string, b: string, c: string) =>
    four(
      shape(`M${half} ${half}Q${half - 34} 26 ${half} 0Q${half + 34} 26 ${half} ${half}Z`, a) +
        polygon(
          [
            [0, 0],
            [34, 0],
            [0, 34],
          ],
          b,
        ),
    ) + disc(half, half, 13, c),
  (a: string, b: string, c: string) =>
    rect(0, 0, size, size, a) +
    four(shape(`M0 0L${half} ${half}L${half} 0Z`, b) + stroke('M0 30A30 30 0 0 0 30 0', c, 7)) +
    disc(half, half, 21, c) +
    disc(half, half, 10, a),
]

/** A floor of cement tiles below, the title on the whitewashed wall above. */
export const tiles: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
  height,
  variant,
}) => {
  const floor = floors[variant % floors.length] ?? floors[0]
  const top = height - Math.round((height * 0.56) / size) * size
  const inside =
    rect(0, 0, size, size, paper) +
    (floor?.(palette.base, palette.mid, palette.spark) ?? '') +
    rect(0, 0, size, size, 'none', { stroke: palette.deep, 'stroke-width': 1 })
  const heading = titleIn(title, {
    x: 52,
    top: 104,
    width: 496,
    height: top - 190,
    largest: 74,
    fill: ink,
  })
  return (
    rect(0, 0, WIDTH, height, paper) +
    field(
      'floor',
      { width: size, height: size, inside },
      { x: 0, y: top, width: WIDTH, height: height - top },
    ) +
    rect(0, top - 10, WIDTH, 10, palette.deep) +
    lineIn(note, { x: 52, y: 80, width: 420, size: 21, fill: palette.base }) +
    heading.svg +
    lineIn(author, {
      x: 52,
      y: top - 38,
      width: 400,
      size: 27,
      fill: palette.deep,
      face: 'serif-text',
    }) +
    seal(498, 44, 50, initials) +
    rect(0, height - 60, WIDTH, 60, palette.deep) +
    lineIn(publisher, { x: 52, y: height - 23, width: 420, size: 20, fill: paper })
  )
}
