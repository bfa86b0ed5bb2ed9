import { ink, paper, son } from '@/backend/seed/catalogue/covers/dyes'
import { disc, moved, rect, shape, times } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { diceFor } from '@/backend/seed/random'

/** Quarter circles laid like tiles, each block turned its own way. */
export const quarters: Design = ({ title, author, house, note, dye, height, variant }) => {
  const dice = diceFor(`quarters ${variant} ${title}`)
  const size = 120
  const rows = 4
  const top = height - rows * size
  const colours = [dye.base, dye.deep, dye.mid, dye.soft, son, paper]
  const cell = (x: number, y: number) => {
    const [ground = dye.base, first = dye.mid, second = dye.soft] = dice.shuffle(colours)
    const shapes = [
      shape('M-60 -60H60A120 120 0 0 1 -60 60Z', first) +
        shape('M-60 -60H0A60 60 0 0 1 -60 0Z', second),
      shape('M-60 -60A60 60 0 0 1 60 -60Z', first) + shape('M-60 60A60 60 0 0 1 60 60Z', second),
      disc(0, 0, 60, first) + disc(0, 0, 26, second),
      shape('M-60 -60L60 60H-60Z', first),
    ]
    return (
      rect(x, y, size + 0.5, size + 0.5, ground) +
      moved(dice.pick(shapes), x + 60, y + 60, dice.whole(0, 3) * 90)
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
    lineIn(note, { x: 48, y: 72, width: 440, size: 21, fill: dye.base, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: top - 34, width: 330, size: 24, fill: dye.deep }) +
    lineIn(house, { x: 552, y: top - 34, width: 200, size: 15, fill: dye.base, anchor: 'end' })
  )
}
