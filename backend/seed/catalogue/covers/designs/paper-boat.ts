import { paper, son } from '@/backend/seed/catalogue/covers/dyes'
import { waves } from '@/backend/seed/catalogue/covers/motifs'
import { clipped, disc, polygon, rect, stroke, times } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { diceFor } from '@/backend/seed/random'

/** Thuyền giấy on wide waves, a string of birds above. */
export const paperBoat: Design = ({ title, author, house, note, dye, height, variant }) => {
  const dice = diceFor(`boat ${title}`)
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
      dye.soft,
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
      dye.soft,
    ) +
    polygon(
      [
        [x, line - 170],
        [x + 40, line - 156],
        [x, line - 142],
      ],
      son,
    )
  const birds = times(5, () => {
    const bx = dice.whole(60, 540)
    const by = dice.whole(Math.round(height * 0.4), Math.round(height * 0.5))
    return stroke(`M${bx - 22} ${by - 8}q12 -12 22 8q10 -20 22 -8`, dye.deep, 4)
  })
  const heading = titleIn(title, {
    x: 52,
    top: 98,
    width: 496,
    height: height * 0.24,
    largest: 82,
    fill: dye.deep,
    face: 'serif-black',
  })
  const sea = { x: 0, y: line - 8, width: WIDTH, height: height - line + 8 }
  return (
    rect(0, 0, WIDTH, height, dye.soft) +
    disc(variant % 2 ? 440 : 150, height * 0.52, 74, dye.spark) +
    birds +
    boat +
    clipped('sea', sea, waves(sea, 62, [dye.base, dye.soft, dye.mid], dye.deep)) +
    lineIn(note, { x: 52, y: 74, width: 440, size: 21, fill: dye.base }) +
    heading.svg +
    lineIn(author, { x: 52, y: heading.bottom + 36, width: 496, size: 25, fill: dye.deep }) +
    rect(0, height - 60, WIDTH, 60, dye.deep) +
    lineIn(house, { x: 52, y: height - 23, width: 420, size: 19, fill: dye.soft })
  )
}
