import {
  type Design,
  lineIn,
  seal,
  titleIn,
  WIDTH,
} from '@/backend/seed/generators/covers/cover-spec'
import { cloud } from '@/backend/seed/generators/covers/motifs'
import { paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { disc, rect } from '@/backend/seed/generators/covers/shapes'
import { randomFor } from '@/backend/seed/random'

/** Bands of cloud across a red sun. */
export const clouds: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
  height,
  variant,
}) => {
  const random = randomFor(`clouds ${variant} ${title}`)
  const sun = { x: random.whole(190, 410), y: height * 0.7, radius: 138 }
  const places = [
    [sun.x + 128, 0.61, 44],
    [sun.x - 150, 0.69, 50],
    [sun.x + 60, 0.79, 58],
    [60, 0.87, 46],
    [540, 0.89, 52],
  ] as const
  const bands = places.map(([x, share, size], at) =>
    cloud(
      x,
      height * share,
      size + random.whole(-4, 4),
      at % 2 ? palette.soft : paper,
      palette.deep,
    ),
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
    rect(0, 0, WIDTH, height, palette.base) +
    disc(sun.x, sun.y, sun.radius, vermilion) +
    bands.join('') +
    rect(0, height - 70, WIDTH, 70, palette.deep) +
    lineIn(note, { x: 52, y: 88, width: 400, size: 21, fill: palette.soft }) +
    heading.svg +
    lineIn(author, {
      x: 52,
      y: heading.bottom + 38,
      width: 496,
      size: 28,
      fill: palette.soft,
      face: 'serif-text',
    }) +
    seal(506, 48, 46, initials) +
    lineIn(publisher, { x: 52, y: height - 27, width: 420, size: 20, fill: palette.soft })
  )
}
