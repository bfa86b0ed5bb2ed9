import { ink, paper, son } from '@/backend/seed/catalogue/covers/dyes'
import { meander } from '@/backend/seed/catalogue/covers/motifs'
import { moved, polygon, rect, ring, times } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'

/** A frame of hồi văn around a page of old paper: for chronicles and tales. */
export const meanderFrame: Design = ({ title, author, house, initials, note, dye, height }) => {
  const step = 40
  const across = Math.floor((WIDTH - 100) / step)
  const down = Math.floor((height - 100) / step)
  const startX = (WIDTH - across * step) / 2
  const startY = (height - down * step) / 2
  const one = (x: number, y: number, turn: number) =>
    moved(meander(-14, -14, 28, dye.base, 3), x, y, turn)
  const frame =
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
  const corners = [46, WIDTH - 46]
    .map((x) =>
      [46, height - 46]
        .map(
          (y) =>
            rect(x - 15, y - 15, 30, 30, 'none', { stroke: dye.base, 'stroke-width': 3 }) +
            rect(x - 7, y - 7, 14, 14, dye.base),
        )
        .join(''),
    )
    .join('')
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
          at % 2 ? dye.mid : dye.base,
        ),
        WIDTH / 2,
        y,
        at * 45,
      ),
    ) + ring(WIDTH / 2, y, 58, dye.base, 2)
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, WIDTH, height, dye.soft, { opacity: 0.35 }) +
    frame +
    corners +
    rect(22, 22, WIDTH - 44, height - 44, 'none', { stroke: dye.base, 'stroke-width': 3 }) +
    rect(72, 72, WIDTH - 144, height - 144, 'none', { stroke: dye.base, 'stroke-width': 2 }) +
    lineIn(note, {
      x: WIDTH / 2,
      y: height * 0.19,
      width: 400,
      size: 21,
      fill: dye.base,
      anchor: 'middle',
    }) +
    heading.svg +
    lineIn(author, {
      x: WIDTH / 2,
      y: height * 0.645,
      width: 400,
      size: 27,
      fill: dye.deep,
      face: 'serif-text',
      anchor: 'middle',
    }) +
    flower +
    rect(WIDTH / 2 - 17, y - 17, 34, 34, son, { rx: 3 }) +
    lineIn(initials, {
      x: WIDTH / 2,
      y: y + 7,
      width: 30,
      size: 17,
      fill: paper,
      face: 'serif',
      anchor: 'middle',
    }) +
    lineIn(house, {
      x: WIDTH / 2,
      y: height - 92,
      width: 380,
      size: 19,
      fill: dye.deep,
      anchor: 'middle',
    })
  )
}
