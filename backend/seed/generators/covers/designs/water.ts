import {
  type Design,
  lineIn,
  seal,
  titleIn,
  WIDTH,
} from '@/backend/seed/generators/covers/cover-spec'
import { waves } from '@/backend/seed/generators/covers/motifs'
import { ink, paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { clipped, disc, rect } from '@/backend/seed/generators/covers/shapes'

/** A low sun over the waves of a communal-house frieze. */
export const water: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
  height,
  variant,
}) => {
  const line = height * 0.6
  const left = variant % 2 === 0
  const sun = { x: left ? 418 : 180, y: line + 8, radius: 128 }
  const size = 44 + (variant % 3) * 8
  const sea = { x: 0, y: line, width: WIDTH, height: height - line }
  const heading = titleIn(title, {
    x: 56,
    top: 108,
    width: 488,
    height: line - 300,
    largest: 84,
    fill: ink,
  })
  return (
    rect(0, 0, WIDTH, height, paper) +
    disc(sun.x, sun.y, sun.radius, vermilion) +
    clipped(
      'sea',
      sea,
      rect(sea.x, sea.y, sea.width, sea.height, palette.deep) +
        waves(sea, size, [palette.base, paper, palette.mid, paper, palette.soft], palette.deep),
    ) +
    lineIn(note, { x: 56, y: 84, width: 400, size: 22, fill: palette.base }) +
    heading.svg +
    lineIn(author, {
      x: 56,
      y: heading.bottom + 40,
      width: 488,
      size: 30,
      fill: palette.deep,
      face: 'serif-text',
    }) +
    seal(508, 44, 44, initials) +
    rect(0, height - 62, WIDTH, 62, palette.deep) +
    lineIn(publisher, { x: 56, y: height - 24, width: 420, size: 20, fill: paper })
  )
}
