import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { waves } from '@/backend/seed/generators/covers/motifs'
import { paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import {
  clipped,
  disc,
  polygon,
  rect,
  stroke,
  times,
} from '@/backend/seed/generators/covers/shapes'
import { randomFor } from '@/backend/seed/random'

/** Thuyền giấy on wide waves, a string of birds above. */
export const paperBoat: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const random = randomFor(`boat ${title}`)
  const line = height * 0.7
  const x = variant % 2 ? 220 : 372
  const boat =
    polygon(
      [
        [x - 112, line - 44],
        [x + 112, line - 44],
        [x + 62, line + 26],
        [x - 62, line + 26],
      ],
      paper,
    ) +
    polygon(
      [
        [x, line - 170],
        [x + 76, line - 46],
        [x - 76, line - 46],
      ],
      palette.soft,
    ) +
    polygon(
      [
        [x, line - 170],
        [x + 76, line - 46],
        [x, line - 46],
      ],
      paper,
    ) +
    polygon(
      [
        [x - 112, line - 44],
        [x - 62, line + 26],
        [x, line - 44],
      ],
      palette.soft,
    ) +
    polygon(
      [
        [x, line - 170],
        [x + 40, line - 156],
        [x, line - 142],
      ],
      vermilion,
    )
  const birds = times(5, () => {
    const bx = random.whole(60, 540)
    const by = random.whole(Math.round(height * 0.4), Math.round(height * 0.5))
    return stroke(`M${bx - 22} ${by - 8}q12 -12 22 8q10 -20 22 -8`, palette.deep, 4)
  })
  const heading = titleIn(title, {
    x: 52,
    top: 98,
    width: 496,
    height: height * 0.24,
    largest: 82,
    fill: palette.deep,
    face: 'serif-black',
  })
  const sea = { x: 0, y: line - 8, width: WIDTH, height: height - line + 8 }
  return (
    rect(0, 0, WIDTH, height, palette.soft) +
    disc(variant % 2 ? 440 : 150, height * 0.52, 74, palette.spark) +
    birds +
    boat +
    clipped('sea', sea, waves(sea, 62, [palette.base, palette.soft, palette.mid], palette.deep)) +
    lineIn(note, { x: 52, y: 74, width: 440, size: 21, fill: palette.base }) +
    heading.svg +
    lineIn(author, { x: 52, y: heading.bottom + 36, width: 496, size: 25, fill: palette.deep }) +
    rect(0, height - 60, WIDTH, 60, palette.deep) +
    lineIn(publisher, { x: 52, y: height - 23, width: 420, size: 19, fill: palette.soft })
  )
}
