import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { disc, moved, rect, shape, times } from '@/backend/seed/generators/covers/shapes'
import { randomFor } from '@/backend/seed/random'

/** Quarter circles laid like tiles, each block turned its own way. */
export const quarters: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const random = randomFor(`quarters ${variant} ${title}`)
  const size = 120
  const rows = 4
  const top = height - rows * size
  const colours = [palette.base, palette.deep, palette.mid, palette.soft, vermilion, paper]
  const cell = (x: number, y: number) => {
    const [ground = palette.base, first = palette.mid, second = palette.soft] =
      random.shuffle(colours)
    const shapes = [
      shape('M-60 -60H60A120 120 0 0 1 -60 60Z', first) +
        shape('M-60 -60H0A60 60 0 0 1 -60 0Z', second),
      shape('M-60 -60A60 60 0 0 1 60 -60Z', first) + shape('M-60 60A60 60 0 0 1 60 60Z', second),
      disc(0, 0, 60, first) + disc(0, 0, 26, second),
      shape('M-60 -60L60 60H-60Z', first),
    ]
    return (
      rect(x, y, size + 0.5, size + 0.5, ground) +
      moved(random.pick(shapes), x + 60, y + 60, random.whole(0, 3) * 90)
    )
  }
  const heading = titleIn(title, {
    x: 48,
    top: 96,
    width: 504,
    height: top - 176,
    largest: 66,
    fill: ink,
  })
  return (
    rect(0, 0, WIDTH, height, paper) +
    times(rows, (row) => times(5, (column) => cell(column * size, top + row * size))) +
    lineIn(note, { x: 48, y: 72, width: 440, size: 21, fill: palette.base, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: top - 34, width: 330, size: 24, fill: palette.deep }) +
    lineIn(publisher, {
      x: 552,
      y: top - 34,
      width: 200,
      size: 15,
      fill: palette.base,
      anchor: 'end',
    })
  )
}
