import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper } from '@/backend/seed/generators/covers/palettes'
import { rect, rule, times } from '@/backend/seed/generators/covers/shapes'

/** Straight threads whose crossings make a curve, as on a weaver's frame. */
export const threads: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const top = height * 0.44
  const bottom = height - 84
  const count = 30
  const share = (at: number) => at / (count - 1)
  const x = (at: number) => 48 + 504 * share(at)
  const y = (at: number) => top + (bottom - top) * share(at)
  const first = times(count, (at) => rule(48, y(at), x(at), bottom, palette.soft, 1.6))
  const second = times(count, (at) =>
    variant % 2
      ? rule(x(at), top, 552, y(at), palette.spark, 1.6)
      : rule(552, y(at), x(count - 1 - at), bottom, palette.spark, 1.6),
  )
  const heading = titleIn(title, {
    x: 48,
    top: 108,
    width: 504,
    height: top - 200,
    largest: 74,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, palette.deep) +
    first +
    second +
    rect(48, top, 504, bottom - top, 'none', { stroke: palette.mid, 'stroke-width': 2 }) +
    lineIn(note, {
      x: 48,
      y: 80,
      width: 440,
      size: 21,
      fill: palette.spark,
      face: 'sans-bold',
    }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 504, size: 24, fill: palette.soft }) +
    lineIn(publisher, { x: 48, y: height - 38, width: 420, size: 19, fill: palette.soft })
  )
}
