import {
  type Design,
  lineIn,
  seal,
  titleIn,
  WIDTH,
} from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper } from '@/backend/seed/generators/covers/palettes'
import { clipped, disc, rect } from '@/backend/seed/generators/covers/shapes'

/** The page in two halves, one disc that changes colour where it crosses. */
export const moon: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
  height,
  variant,
}) => {
  const line = height * (0.52 + (variant % 3) * 0.03)
  const x = [410, 196, 300, 470][variant % 4] ?? 300
  const radius = [128, 150, 170, 118][variant % 4] ?? 140
  const heading = titleIn(title, {
    x: 52,
    top: line + radius * 0.58 + 22,
    width: 496,
    height: height - line - radius * 0.58 - 160,
    largest: 76,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, line, WIDTH, height - line, palette.base) +
    clipped(
      'above',
      { x: 0, y: 0, width: WIDTH, height: line },
      disc(x, line - radius * 0.42, radius, palette.base),
    ) +
    clipped(
      'below',
      { x: 0, y: line, width: WIDTH, height: height - line },
      disc(x, line - radius * 0.42, radius, palette.mid),
    ) +
    lineIn(note, { x: 52, y: 84, width: 400, size: 21, fill: palette.base }) +
    heading.svg +
    lineIn(author, {
      x: 52,
      y: height - 92,
      width: 496,
      size: 29,
      fill: palette.soft,
      face: 'serif-text',
    }) +
    lineIn(publisher, { x: 52, y: height - 46, width: 420, size: 19, fill: palette.soft }) +
    seal(502, 44, 46, initials) +
    rect(52, 104, 60, 4, ink)
  )
}
