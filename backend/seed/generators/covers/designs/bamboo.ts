import {
  type Design,
  lineIn,
  seal,
  titleIn,
  WIDTH,
} from '@/backend/seed/generators/covers/cover-spec'
import { bambooStalk, leaf } from '@/backend/seed/generators/covers/motifs'
import { ink, paper } from '@/backend/seed/generators/covers/palettes'
import { rect } from '@/backend/seed/generators/covers/shapes'
import { randomFor } from '@/backend/seed/random'

/** Three stalks at the edge of the page, the title in the clearing beside them. */
export const bamboo: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
  height,
  variant,
}) => {
  const random = randomFor(`bamboo ${variant} ${title}`)
  const stalks = [
    { x: 566, width: 40, fill: palette.deep },
    { x: 492, width: 24, fill: palette.base },
    { x: 446, width: 14, fill: palette.mid },
  ]
  const twigs = stalks.flatMap(({ x, fill }) =>
    [0.1, 0.3, 0.55, 0.82].flatMap((share) => {
      const y = height * (share + random.next() * 0.1)
      const side = random.chance(0.7) ? 238 : 125
      return [0, 24, -22].map((turn) => leaf(x, y, 78 + random.whole(0, 40), side + turn, fill))
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
    rect(0, 0, WIDTH, height, palette.soft, { opacity: 0.45 }) +
    stalks
      .toReversed()
      .map(({ x, width, fill }) => bambooStalk(x, 0, height, width, fill, paper))
      .join('') +
    twigs.join('') +
    lineIn(note, { x: 52, y: 92, width: 330, size: 21, fill: palette.base }) +
    rect(52, 112, 64, 5, palette.base) +
    heading.svg +
    lineIn(author, {
      x: 52,
      y: heading.bottom + 42,
      width: 350,
      size: 28,
      fill: palette.deep,
      face: 'serif-text',
    }) +
    seal(52, height - 152, 58, initials) +
    lineIn(publisher, { x: 52, y: height - 56, width: 340, size: 20, fill: palette.deep })
  )
}
