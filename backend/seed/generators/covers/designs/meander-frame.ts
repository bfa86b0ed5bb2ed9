import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { meander } from '@/backend/seed/generators/covers/motifs'
import { ink, paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { moved, polygon, rect, ring, times } from '@/backend/seed/generators/covers/shapes'

const step = 40

/** Hồi văn along the four edges, a square in each corner. */
function frame(height: number, colour: string): string {
  const across = Math.floor((WIDTH - 100) / step)
  const down = Math.floor((height - 100) / step)
  const startX = (WIDTH - across * step) / 2
  const startY = (height - down * step) / 2
  const one = (x: number, y: number, turn: number) =>
    moved(meander(-14, -14, 28, colour, 3), x, y, turn)
  const edges =
    times(
      across,
      (at) =>
        one(startX + (at + 0.5) * step, 46, 0) + one(startX + (at + 0.5) * step, height - 46, 180),
    ) +
    times(
      down,
      (at) =>
        one(46, startY + (at + 0.5) * step, -90) + one(WIDTH - 46, startY + (at + 0.5) * step, 90),
    )
  const corner = (x: number, y: number) =>
    rect(x - 15, y - 15, 30, 30, 'none', { stroke: colour, 'stroke-width': 3 }) +
    rect(x - 7, y - 7, 14, 14, colour)
  const corners = [46, WIDTH - 46]
    .flatMap((x) => [46, height - 46].map((y) => corner(x, y)))
    .join('')
  return edges + corners
}

/** A frame of hồi văn around a page of old paper: for chronicles and tales. */
export const meanderFrame: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
  height,
}) => {
  const heading = titleIn(title, {
    x: WIDTH / 2,
    top: height * 0.24,
    width: 404,
    height: height * 0.34,
    largest: 74,
    fill: ink,
    anchor: 'middle',
    align: 'middle',
  })
  const y = height * 0.76
  const flower =
    times(8, (at) =>
      moved(
        polygon(
          [
            [0, -50],
            [13, -18],
            [0, -6],
            [-13, -18],
          ],
          at % 2 ? palette.mid : palette.base,
        ),
        WIDTH / 2,
        y,
        at * 45,
      ),
    ) + ring(WIDTH / 2, y, 58, palette.base, 2)
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, WIDTH, height, palette.soft, { opacity: 0.35 }) +
    frame(height, palette.base) +
    rect(22, 22, WIDTH - 44, height - 44, 'none', { stroke: palette.base, 'stroke-width': 3 }) +
    rect(72, 72, WIDTH - 144, height - 144, 'none', { stroke: palette.base, 'stroke-width': 2 }) +
    lineIn(note, {
      x: WIDTH / 2,
      y: height * 0.19,
      width: 400,
      size: 21,
      fill: palette.base,
      anchor: 'middle',
    }) +
    heading.svg +
    lineIn(author, {
      x: WIDTH / 2,
      y: height * 0.645,
      width: 400,
      size: 27,
      fill: palette.deep,
      face: 'serif-text',
      anchor: 'middle',
    }) +
    flower +
    rect(WIDTH / 2 - 17, y - 17, 34, 34, vermilion, { rx: 3 }) +
    lineIn(initials, {
      x: WIDTH / 2,
      y: y + 7,
      width: 30,
      size: 17,
      fill: paper,
      face: 'serif',
      anchor: 'middle',
    }) +
    lineIn(publisher, {
      x: WIDTH / 2,
      y: height - 92,
      width: 380,
      size: 19,
      fill: palette.deep,
      anchor: 'middle',
    })
  )
}
