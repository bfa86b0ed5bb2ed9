import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper } from '@/backend/seed/generators/covers/palettes'
import { clipped, disc, rect, stroke, times } from '@/backend/seed/generators/covers/shapes'

const step = 59
/** One field of the window: nested squares held by four bars, or a star of crossing laths. */
const square = (x: number, y: number, colour: string) => {
  const bar = step * 0.27
  return (
    stroke(`M${x} ${y}h${step}v${step}h${-step}Z`, colour, 5) +
    stroke(
      `M${x + bar} ${y + bar}h${step - bar * 2}v${step - bar * 2}h${bar * 2 - step}Z`,
      colour,
      4,
    ) +
    stroke(
      `M${x + step / 2} ${y}v${bar}M${x + step / 2} ${y + step}v${-bar}M${x} ${y + step / 2}h${bar}M${x + step} ${y + step / 2}h${-bar}`,
      colour,
      4,
    )
  )
}
const star = (x: number, y: number, colour: string) =>
  stroke(
    `M${x} ${y}l${step} ${step}M${x + step} ${y}l${-step} ${step}M${x + step / 2} ${y}v${step}M${x} ${y + step / 2}h${step}`,
    colour,
    3.6,
  )

/** A carved window with the evening behind it. */
export const lattice: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const pane = { x: 64, y: height * 0.4, width: 472, height: height * 0.46 }
  const rows = Math.ceil(pane.height / step)
  const bars = times(rows, (row) =>
    times(8, (column) => {
      const x = pane.x + column * step
      const y = pane.y + row * step
      return variant % 2 === 0 ? square(x, y, palette.deep) : star(x, y, palette.deep)
    }),
  )
  const heading = titleIn(title, {
    x: 64,
    top: 104,
    width: 472,
    height: height * 0.4 - 204,
    largest: 74,
    fill: ink,
  })
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(pane.x - 14, pane.y - 14, pane.width + 28, pane.height + 28, palette.deep) +
    clipped(
      'pane',
      pane,
      rect(pane.x, pane.y, pane.width, pane.height, palette.soft) +
        disc(
          pane.x + pane.width * (variant % 3 === 0 ? 0.7 : 0.3),
          pane.y + pane.height * 0.46,
          106,
          palette.spark,
        ) +
        bars,
    ) +
    lineIn(note, { x: 64, y: 84, width: 420, size: 21, fill: palette.base }) +
    heading.svg +
    lineIn(author, {
      x: 64,
      y: pane.y - 40,
      width: 472,
      size: 27,
      fill: palette.deep,
      face: 'serif-text',
    }) +
    lineIn(publisher, { x: 64, y: height - 44, width: 420, size: 20, fill: palette.deep })
  )
}
