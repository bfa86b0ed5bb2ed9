import { paper, son } from '@/backend/seed/catalogue/covers/dyes'
import { cloud } from '@/backend/seed/catalogue/covers/motifs'
import { disc, rect } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, seal, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { diceFor } from '@/backend/seed/random'

/** Bands of cloud across a red sun. */
export const clouds: Design = ({ title, author, house, initials, note, dye, height, variant }) => {
  const dice = diceFor(`clouds ${variant} ${title}`)
  const sun = { x: dice.whole(190, 410), y: height * 0.7, radius: 138 }
  const places = [
    [sun.x + 128, 0.61, 44],
    [sun.x - 150, 0.69, 50],
    [sun.x + 60, 0.79, 58],
    [60, 0.87, 46],
    [540, 0.89, 52],
  ] as const
  const bands = places.map(([x, share, size], at) =>
    cloud(x, height * share, size + dice.whole(-4, 4), at % 2 ? dye.soft : paper, dye.deep),
  )
  const heading = titleIn(title, {
    x: 52,
    top: 116,
    width: 496,
    height: height * 0.25,
    largest: 84,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, dye.base) +
    disc(sun.x, sun.y, sun.radius, son) +
    bands.join('') +
    rect(0, height - 70, WIDTH, 70, dye.deep) +
    lineIn(note, { x: 52, y: 88, width: 400, size: 21, fill: dye.soft }) +
    heading.svg +
    lineIn(author, {
      x: 52,
      y: heading.bottom + 38,
      width: 496,
      size: 28,
      fill: dye.soft,
      face: 'serif-text',
    }) +
    seal(506, 48, 46, initials) +
    lineIn(house, { x: 52, y: height - 27, width: 420, size: 20, fill: dye.soft })
  )
}
