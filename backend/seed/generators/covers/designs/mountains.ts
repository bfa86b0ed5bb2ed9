import {
  type Design,
  lineIn,
  seal,
  titleIn,
  WIDTH,
} from '@/backend/seed/generators/covers/cover-spec'
import { ridge } from '@/backend/seed/generators/covers/motifs'
import { ink, paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { disc, rect, shape } from '@/backend/seed/generators/covers/shapes'

const mixed = (from: string, to: string, share: number) => {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const channel = (at: number) =>
    Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Ridges fading into mist, a boat where the river would be. */
export const mountains: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
  height,
  variant,
}) => {
  const phase = (variant % 17) + 0.6
  const ridges = [0, 1, 2, 3, 4].map((at) =>
    ridge(
      WIDTH,
      height * (0.56 + at * 0.085),
      height,
      84 - at * 9,
      phase + at * 1.9,
      mixed(palette.soft, palette.deep, 0.12 + at * 0.2),
    ),
  )
  const moon =
    variant % 2 === 0
      ? { x: 452, y: height * 0.5, fill: vermilion }
      : { x: 150, y: height * 0.51, fill: palette.spark }
  const heading = titleIn(title, {
    x: WIDTH / 2,
    top: 104,
    width: 492,
    height: height * 0.27,
    largest: 84,
    fill: ink,
    anchor: 'middle',
  })
  const boat = shape(
    `M300 ${height - 122}q50 28 112 2q-18 32-52 32q-40 0-60-34ZM360 ${height - 112}l0 -62q34 26 38 54Z`,
    paper,
  )
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, WIDTH, height, palette.soft, { opacity: 0.3 }) +
    disc(moon.x, moon.y, 64, moon.fill) +
    ridges.join('') +
    boat +
    lineIn(note, {
      x: WIDTH / 2,
      y: 82,
      width: 420,
      size: 21,
      fill: palette.base,
      anchor: 'middle',
    }) +
    heading.svg +
    lineIn(author, {
      x: WIDTH / 2,
      y: heading.bottom + 38,
      width: 470,
      size: 28,
      fill: palette.deep,
      face: 'serif-text',
      anchor: 'middle',
    }) +
    seal(500, height - 78, 44, initials) +
    lineIn(publisher, { x: 56, y: height - 46, width: 400, size: 20, fill: paper })
  )
}
