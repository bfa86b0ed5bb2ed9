import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper } from '@/backend/seed/generators/covers/palettes'
import { disc, polar, rect, ring, rule, times } from '@/backend/seed/generators/covers/shapes'
import { randomFor } from '@/backend/seed/random'

/** A star chart with one constellation drawn through. */
export const nightSky: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const random = randomFor(`sky ${variant} ${title}`)
  const x = [300, 470, 130][variant % 3] ?? 300
  const y = height * 0.66
  const bright = palette.spark
  const stars = times(90, () => {
    const [sx, sy] = polar(x, y, random.whole(20, 420), random.whole(0, 359))
    return sy > height * 0.38 && sx > 16 && sx < 584 && sy < height - 70
      ? disc(sx, sy, random.whole(2, 8) / 2, random.chance(0.2) ? bright : paper)
      : ''
  })
  const figure = [14, 52, 96, 150, 196, 250].map((turn, at) =>
    polar(Math.min(370, Math.max(230, x)), y, [150, 120, 178, 108, 150, 90][at] ?? 120, turn),
  )
  const lines = figure
    .slice(1)
    .map(([ax, ay], at) => rule(figure[at]?.[0] ?? ax, figure[at]?.[1] ?? ay, ax, ay, bright, 1.6))
    .join('')
  const heading = titleIn(title, {
    x: 48,
    top: 108,
    width: 504,
    height: height * 0.23,
    largest: 74,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, palette.deep) +
    [340, 280, 220, 160, 100]
      .map(
        (radius, at) =>
          disc(x, y, radius, palette.base, { opacity: 0.16 + at * 0.05 }) +
          ring(x, y, radius, palette.mid, 1, { opacity: 0.7 }),
      )
      .join('') +
    rect(0, 0, WIDTH, height * 0.12, palette.deep) +
    stars +
    lines +
    figure.map(([sx, sy]) => disc(sx, sy, 7, bright)).join('') +
    lineIn(note, { x: 48, y: 80, width: 440, size: 21, fill: bright, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 504, size: 24, fill: palette.soft }) +
    rect(0, height - 60, WIDTH, 60, palette.deep) +
    lineIn(publisher, { x: 48, y: height - 23, width: 420, size: 19, fill: palette.soft })
  )
}
