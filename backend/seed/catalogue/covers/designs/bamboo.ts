import { ink, paper } from '@/backend/seed/catalogue/covers/dyes'
import { bambooStalk, leaf } from '@/backend/seed/catalogue/covers/motifs'
import { rect } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, seal, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { diceFor } from '@/backend/seed/random'

/** Three stalks at the edge of the page, the title in the clearing beside them. */
export const bamboo: Design = ({ title, author, house, initials, note, dye, height, variant }) => {
  const dice = diceFor(`bamboo ${variant} ${title}`)
  const stalks = [
    { x: 566, width: 40, fill: dye.deep },
    { x: 492, width: 24, fill: dye.base },
    { x: 446, width: 14, fill: dye.mid },
  ]
  const twigs = stalks.flatMap(({ x, fill }) =>
    [0.1, 0.3, 0.55, 0.82].flatMap((share) => {
      const y = height * (share + dice.next() * 0.1)
      const side = dice.chance(0.7) ? 238 : 125
      return [0, 24, -22].map((turn) => leaf(x, y, 78 + dice.whole(0, 40), side + turn, fill))
    }),
  )
  const heading = titleIn(title, {
    x: 52,
    top: height * 0.19,
    width: 318,
    height: height * 0.42,
    largest: 78,
    fill: ink,
  })
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, WIDTH, height, dye.soft, { opacity: 0.45 }) +
    stalks
      .toReversed()
      .map(({ x, width, fill }) => bambooStalk(x, 0, height, width, fill, paper))
      .join('') +
    twigs.join('') +
    lineIn(note, { x: 52, y: 92, width: 330, size: 21, fill: dye.base }) +
    rect(52, 112, 64, 5, dye.base) +
    heading.svg +
    lineIn(author, {
      x: 52,
      y: heading.bottom + 42,
      width: 350,
      size: 28,
      fill: dye.deep,
      face: 'serif-text',
    }) +
    seal(52, height - 152, 58, initials) +
    lineIn(house, { x: 52, y: height - 56, width: 340, size: 20, fill: dye.deep })
  )
}
