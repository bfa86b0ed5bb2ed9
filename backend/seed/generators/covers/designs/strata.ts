import {
  type Design,
  lineIn,
  seal,
  titleIn,
  WIDTH,
} from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { disc, rect, shape, times } from '@/backend/seed/generators/covers/shapes'

/** Layers of land and river, each with its own bend. */
export const strata: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
  height,
  variant,
}) => {
  const top = height * 0.46
  const colours = [
    palette.soft,
    palette.mid,
    palette.base,
    palette.spark,
    palette.deep,
    palette.base,
    palette.mid,
    palette.deep,
  ]
  const each = (height - top) / colours.length
  const layers = times(colours.length, (at) => {
    const y = top + at * each
    const bend = Math.sin(at * 1.7 + variant) * 46
    return shape(
      `M0 ${y + bend}C150 ${y - bend * 1.4} 420 ${y + bend * 1.6} 600 ${y - bend}V${height}H0Z`,
      colours[at] ?? palette.base,
    )
  })
  const heading = titleIn(title, {
    x: 48,
    top: 104,
    width: 504,
    height: top - 216,
    largest: 74,
    fill: ink,
  })
  return (
    rect(0, 0, WIDTH, height, paper) +
    disc(variant % 2 ? 120 : 470, top - 14, 56, vermilion) +
    layers +
    lineIn(note, { x: 48, y: 78, width: 400, size: 21, fill: palette.base, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, {
      x: 48,
      y: heading.bottom + 36,
      width: variant % 2 ? 504 : 350,
      size: 25,
      fill: palette.deep,
      face: 'serif-text',
    }) +
    seal(506, 44, 46, initials) +
    rect(0, height - 56, WIDTH, 56, palette.deep) +
    lineIn(publisher, { x: 48, y: height - 21, width: 420, size: 19, fill: paper })
  )
}
