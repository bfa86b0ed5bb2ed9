import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { drum } from '@/backend/seed/generators/covers/motifs'
import { rect, rule } from '@/backend/seed/generators/covers/shapes'

/** The face of a bronze drum rising from the lower edge. */
export const bronze: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const heading = titleIn(title, {
    x: 52,
    top: 112,
    width: 496,
    height: height * 0.25,
    largest: 76,
    fill: palette.soft,
  })
  const place = [
    { x: 300, y: height * 0.8, radius: 330 },
    { x: 560, y: height * 0.78, radius: 420 },
    { x: 60, y: height * 0.82, radius: 400 },
  ][variant % 3] ?? { x: 300, y: height * 0.8, radius: 330 }
  const y = Math.max(place.y, heading.bottom + 66 + place.radius)
  return (
    rect(0, 0, WIDTH, height, palette.deep) +
    drum(place.x, y, place.radius, palette.spark, palette.base) +
    rect(0, height - 66, WIDTH, 66, palette.deep) +
    rule(0, height - 66, WIDTH, height - 66, palette.spark, 2) +
    rule(52, 60, 548, 60, palette.spark, 2) +
    lineIn(note, { x: 52, y: 94, width: 420, size: 21, fill: palette.spark }) +
    heading.svg +
    lineIn(author, {
      x: 52,
      y: heading.bottom + 36,
      width: 496,
      size: 27,
      fill: palette.soft,
      face: 'serif-text',
    }) +
    lineIn(publisher, { x: 52, y: height - 26, width: 420, size: 20, fill: palette.soft })
  )
}
