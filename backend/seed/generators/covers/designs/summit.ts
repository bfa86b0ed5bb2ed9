import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { clipped, polar, polygon, rect, rule, times } from '@/backend/seed/generators/covers/shapes'
import { textPath } from '@/backend/seed/generators/lettering'

/** Rising columns with a flag on the last: for the books that ask more. */
export const summit: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade,
  variant,
}) => {
  const foot = height - 60
  const count = 5 + (variant % 3)
  const step = WIDTH / count
  const rise = (foot - height * 0.52) / count
  const top = (at: number) => foot - rise * (at + 1)
  const sky = { x: 0, y: height * 0.46, width: WIDTH, height: foot - height * 0.46 }
  const rays = times(18, (at) =>
    polygon(
      [
        [WIDTH - step / 2, foot],
        polar(WIDTH - step / 2, foot, 900, 270 + at * 10),
        polar(WIDTH - step / 2, foot, 900, 274 + at * 10),
      ],
      palette.base,
      { opacity: 0.55 },
    ),
  )
  const columns = times(count, (at) =>
    rect(at * step, top(at), step + 1, foot - top(at), at % 2 ? palette.base : palette.mid),
  )
  const mast = WIDTH - step / 2
  const flag =
    rule(mast, top(count - 1), mast, top(count - 1) - 74, palette.soft, 4) +
    polygon(
      [
        [mast, top(count - 1) - 74],
        [mast + 40, top(count - 1) - 60],
        [mast, top(count - 1) - 44],
      ],
      vermilion,
    )
  const heading = titleIn(title, {
    x: 48,
    top: 118,
    width: 504,
    height: height * 0.28,
    largest: 70,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, palette.deep) +
    clipped('sky', sky, rays) +
    columns +
    flag +
    (grade
      ? textPath(String(grade), 44, top(1) - 20, {
          face: 'serif-black',
          size: 170,
          fill: palette.soft,
        })
      : '') +
    lineIn(note, {
      x: 48,
      y: 88,
      width: 440,
      size: 22,
      fill: palette.spark,
      face: 'sans-bold',
    }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 38, width: 500, size: 23, fill: palette.soft }) +
    rect(0, foot, WIDTH, 60, palette.deep) +
    lineIn(publisher, { x: 48, y: height - 23, width: 420, size: 19, fill: palette.soft })
  )
}
