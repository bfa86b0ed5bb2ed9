import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import {
  clipped,
  disc,
  rect,
  ring,
  shape,
  stroke,
  times,
} from '@/backend/seed/generators/covers/shapes'
import { randomFor } from '@/backend/seed/random'

const body =
  'M-200 0C-130 -112 40 -128 150 -40C176 -18 190 0 190 0C190 0 176 22 150 42C40 128 -130 112 -200 0Z'

const fish = (colour: string, scale: string, spark: string) =>
  shape(
    'M-170 0C-230 -60 -262 -92 -290 -84C-270 -40 -262 -20 -250 0C-262 20 -270 40 -290 84C-262 92 -230 60 -170 0Z',
    spark,
  ) +
  shape('M-40 -98C-10 -160 70 -160 96 -96Z', spark) +
  shape('M-30 98C-10 146 40 150 60 100Z', spark) +
  shape(body, colour) +
  `<defs><clipPath id="body"><path d="${body}"/></clipPath></defs><g clip-path="url(#body)">${times(7, (row) => times(8, (column) => ring(-190 + column * 44 + (row % 2) * 22, -108 + row * 36, 25, scale, 4)))}${shape('M64 -130H220V130H64Q118 0 64 -130Z', colour)}</g>` +
  stroke('M70 -98Q120 0 70 98', scale, 5) +
  disc(124, -26, 16, paper) +
  disc(128, -26, 8, '#20242f')

/** Cá chép, as on the prints sold before the new year. */
export const carp: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const random = randomFor(`carp ${title}`)
  const bubbles = times(12, () =>
    ring(
      random.whole(30, 570),
      random.whole(Math.round(height * 0.42), height - 90),
      random.whole(5, 15),
      palette.mid,
      3,
    ),
  )
  const reeds = times(9, (at) =>
    stroke(
      `M${30 + at * 68} ${height}q${random.whole(-24, 24)} -60 ${random.whole(-10, 10)} -${random.whole(90, 170)}`,
      palette.deep,
      9,
    ),
  )
  const heading = titleIn(title, {
    x: WIDTH / 2,
    top: 96,
    width: 500,
    height: height * 0.26,
    largest: 82,
    fill: paper,
    face: 'serif-black',
    anchor: 'middle',
  })
  return (
    rect(0, 0, WIDTH, height, palette.base) +
    bubbles +
    clipped('pond', { x: 0, y: 0, width: WIDTH, height }, reeds) +
    `<g transform="translate(${variant % 2 ? 270 : 330} ${height * 0.66}) scale(${variant % 2 ? -0.92 : 0.92} 0.92) rotate(-12)">${fish(variant % 3 === 0 ? vermilion : palette.soft, variant % 3 === 0 ? palette.spark : palette.mid, palette.spark)}</g>` +
    lineIn(note, {
      x: WIDTH / 2,
      y: 72,
      width: 440,
      size: 21,
      fill: palette.soft,
      anchor: 'middle',
    }) +
    heading.svg +
    lineIn(author, {
      x: WIDTH / 2,
      y: heading.bottom + 36,
      width: 500,
      size: 25,
      fill: palette.soft,
      anchor: 'middle',
    }) +
    rect(0, height - 56, WIDTH, 56, palette.deep) +
    lineIn(publisher, {
      x: WIDTH / 2,
      y: height - 21,
      width: 420,
      size: 19,
      fill: palette.soft,
      anchor: 'middle',
    })
  )
}
