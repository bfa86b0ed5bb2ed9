import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper } from '@/backend/seed/generators/covers/palettes'
import { disc, rect, rule, shape, times } from '@/backend/seed/generators/covers/shapes'

/** Ngọn đèn: an oil lamp on a dark street, its light in rings. */
export const lamp: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const x = [300, 420, 180][variant % 3] ?? 300
  const y = height * 0.62
  const glow = [250, 190, 136, 88].map((radius, at) =>
    disc(x, y, radius, at === 3 ? palette.spark : palette.base, {
      opacity: [0.5, 0.75, 1, 0.34][at] ?? 1,
    }),
  )
  const flame =
    shape(
      `M${x} ${y - 56}C${x + 32} ${y - 14} ${x + 28} ${y + 22} ${x} ${y + 30}C${x - 28} ${y + 22} ${x - 32} ${y - 14} ${x} ${y - 56}Z`,
      palette.spark,
    ) +
    shape(
      `M${x} ${y - 18}C${x + 15} ${y + 4} ${x + 12} ${y + 22} ${x} ${y + 26}C${x - 12} ${y + 22} ${x - 15} ${y + 4} ${x} ${y - 18}Z`,
      paper,
    )
  const glass = shape(
    `M${x - 24} ${y - 118}H${x + 24}C${x + 22} ${y - 60} ${x + 62} ${y - 40} ${x + 56} ${y + 6}C${x + 52} ${y + 34} ${x + 34} ${y + 40} ${x + 32} ${y + 52}H${x - 32}C${x - 34} ${y + 40} ${x - 52} ${y + 34} ${x - 56} ${y + 6}C${x - 62} ${y - 40} ${x - 22} ${y - 60} ${x - 24} ${y - 118}Z`,
    'none',
    { stroke: palette.soft, 'stroke-width': 4 },
  )
  const foot =
    rect(x - 38, y + 52, 76, 16, palette.soft, { rx: 3 }) +
    shape(
      `M${x - 62} ${y + 68}H${x + 62}C${x + 62} ${y + 118} ${x + 18} ${y + 122} ${x + 14} ${y + 140}H${x - 14}C${x - 18} ${y + 122} ${x - 62} ${y + 118} ${x - 62} ${y + 68}Z`,
      palette.mid,
    ) +
    rect(x - 58, y + 140, 116, 12, palette.soft, { rx: 4 })
  const heading = titleIn(title, {
    x: 52,
    top: 112,
    width: 496,
    height: height * 0.24,
    largest: 80,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, palette.deep) +
    glow.join('') +
    flame +
    glass +
    foot +
    times(4, (at) =>
      rule(52 + at * 4, y + 166 + at * 9, 548 - at * 4, y + 166 + at * 9, palette.mid, 1.4, {
        opacity: 0.8 - at * 0.18,
      }),
    ) +
    lineIn(note, { x: 52, y: 86, width: 420, size: 21, fill: palette.soft }) +
    heading.svg +
    lineIn(author, {
      x: 52,
      y: heading.bottom + 36,
      width: 496,
      size: 28,
      fill: palette.spark,
      face: 'serif-text',
    }) +
    lineIn(publisher, { x: 52, y: height - 44, width: 420, size: 20, fill: palette.soft })
  )
}
