import { paper } from '@/backend/seed/catalogue/covers/dyes'
import { rect, rule, times } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'

/** Straight threads whose crossings make a curve, as on a weaver's frame. */
export const threads: Design = ({ title, author, house, note, dye, height, variant }) => {
  const top = height * 0.44
  const bottom = height - 84
  const count = 30
  const share = (at: number) => at / (count - 1)
  const x = (at: number) => 48 + 504 * share(at)
  const y = (at: number) => top + (bottom - top) * share(at)
  const first = times(count, (at) => rule(48, y(at), x(at), bottom, dye.soft, 1.6))
  const second = times(count, (at) =>
    variant % 2
      ? rule(x(at), top, 552, y(at), dye.spark, 1.6)
      : rule(552, y(at), x(count - 1 - at), bottom, dye.spark, 1.6),
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
    rect(0, 0, WIDTH, height, dye.deep) +
    first +
    second +
    rect(48, top, 504, bottom - top, 'none', { stroke: dye.mid, 'stroke-width': 2 }) +
    lineIn(note, {
      x: 48,
      y: 80,
      width: 440,
      size: 21,
      fill: dye.spark,
      face: 'sans-bold',
    }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 504, size: 24, fill: dye.soft }) +
    lineIn(house, { x: 48, y: height - 38, width: 420, size: 19, fill: dye.soft })
  )
}
