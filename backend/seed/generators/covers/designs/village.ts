import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { ridge } from '@/backend/seed/generators/covers/motifs'
import { paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { disc, polygon, rect, shape, times } from '@/backend/seed/generators/covers/shapes'
import { randomFor } from '@/backend/seed/random'

const house = (x: number, y: number, size: number, wall: string, roof: string, door: string) =>
  rect(x - size, y - size * 1.1, size * 2, size * 1.1, wall) +
  shape(
    `M${x - size * 1.5} ${y - size * 1.02}Q${x - size * 0.9} ${y - size * 1.5} ${x - size * 0.75} ${y - size * 2}H${x + size * 0.75}Q${x + size * 0.9} ${y - size * 1.5} ${x + size * 1.5} ${y - size * 1.02}Z`,
    roof,
  ) +
  rect(x - size * 0.24, y - size * 0.72, size * 0.48, size * 0.72, door) +
  rect(x + size * 0.45, y - size * 0.76, size * 0.32, size * 0.36, door)

const puff = (x: number, y: number, size: number, fill: string) =>
  disc(x, y, size, fill) +
  disc(x - size * 1.1, y + size * 0.3, size * 0.7, fill) +
  disc(x + size * 1.15, y + size * 0.25, size * 0.76, fill)

const tree = (x: number, y: number, size: number, crown: string, trunk: string) =>
  rect(x - size * 0.08, y - size * 1.2, size * 0.16, size * 1.2, trunk) +
  disc(x, y - size * 1.5, size * 0.62, crown) +
  disc(x - size * 0.42, y - size * 1.2, size * 0.44, crown) +
  disc(x + size * 0.44, y - size * 1.24, size * 0.42, crown)

/** Cut paper: a house, two trees and hills under the day's sun or the night's moon. */
export const village: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const random = randomFor(`village ${title}`)
  const night = variant % 2 === 1
  const spot = 170 + random.whole(0, 240)
  const sky = night ? palette.deep : palette.soft
  const text = night ? paper : palette.deep
  const ground = height * 0.74
  const stars = night
    ? times(26, () =>
        disc(
          random.whole(20, 580),
          random.whole(20, Math.round(height * 0.6)),
          random.whole(2, 4),
          palette.spark,
        ),
      )
    : puff(spot > 300 ? 420 : 150, height * 0.47, 30, paper) + puff(300, height * 0.53, 20, paper)
  const heading = titleIn(title, {
    x: WIDTH / 2,
    top: 92,
    width: 500,
    height: height * 0.27,
    largest: 82,
    fill: text,
    face: 'serif-black',
    anchor: 'middle',
  })
  return (
    rect(0, 0, WIDTH, height, sky) +
    stars +
    disc(
      spot > 300 ? 140 : 460,
      Math.max(height * 0.5, heading.bottom + 124),
      62,
      night ? paper : vermilion,
    ) +
    ridge(WIDTH, ground - 60, height, 60, random.whole(1, 20), palette.mid) +
    ridge(WIDTH, ground, height, 34, random.whole(1, 20), palette.base) +
    tree(spot - 120, ground + 26, 74, night ? palette.base : '#6d8a4e', palette.deep) +
    house(spot, ground + 40, 58, paper, vermilion, palette.deep) +
    tree(spot + 126, ground + 34, 56, night ? palette.mid : '#87a05c', palette.deep) +
    ridge(WIDTH, ground + 70, height, 22, random.whole(1, 20), palette.deep) +
    times(7, (at) =>
      polygon(
        [
          [40 + at * 88, height - 84],
          [50 + at * 88, height - 116],
          [60 + at * 88, height - 84],
        ],
        palette.mid,
      ),
    ) +
    lineIn(note, { x: WIDTH / 2, y: 70, width: 440, size: 21, fill: text, anchor: 'middle' }) +
    heading.svg +
    lineIn(author, {
      x: WIDTH / 2,
      y: heading.bottom + 36,
      width: 500,
      size: 25,
      fill: text,
      anchor: 'middle',
    }) +
    lineIn(publisher, {
      x: WIDTH / 2,
      y: height - 30,
      width: 420,
      size: 19,
      fill: palette.soft,
      anchor: 'middle',
    })
  )
}
