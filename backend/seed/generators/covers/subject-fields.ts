import { textPath } from '@/backend/seed/generators/lettering'
import type { EmblemName } from './cover-spec'
import { leaf } from './motifs'
import { disc, field, polar, polygon, rect, ring, rule, stroke, times } from './shapes'

type Tile = { width: number; height: number; inside: string }

const squares = (colour: string): Tile => ({
  width: 40,
  height: 40,
  inside:
    rule(0, 20, 40, 20, colour, 0.7, { opacity: 0.6 }) +
    rule(20, 0, 20, 40, colour, 0.7, { opacity: 0.6 }) +
    stroke('M40 0V40H0', colour, 1.6, { 'stroke-linecap': 'square' }),
})

const hexagon = (x: number, y: number, size: number, colour: string, width: number) =>
  polygon(
    [30, 90, 150, 210, 270, 330].map((turn) => polar(x, y, size, turn)),
    'none',
    { stroke: colour, 'stroke-width': width },
  )

const tilesOf: Record<EmblemName, (colour: string) => Tile> = {
  maths: squares,
  literature: (colour) => ({ width: 120, height: 34, inside: rule(0, 33, 120, 33, colour, 1.6) }),
  english: (colour) => ({
    width: 132,
    height: 132,
    inside: ['A', 'b', 'g', 'R', '&', 'e', '?', 'Q', 'm']
      .map((char, at) =>
        textPath(char, 22 + (at % 3) * 44, 34 + Math.floor(at / 3) * 44, {
          face: at % 2 ? 'serif-italic' : 'serif',
          size: 30,
          fill: colour,
          anchor: 'middle',
        }),
      )
      .join(''),
  }),
  physics: (colour) => ({
    width: 120,
    height: 44,
    inside: stroke('M-30 22C-10 -14 10 -14 30 22S70 58 90 22S130 -14 150 22', colour, 2),
  }),
  chemistry: (colour) => ({
    width: 69.28,
    height: 120,
    inside:
      hexagon(34.64, 30, 34, colour, 2) +
      hexagon(0, 90, 34, colour, 2) +
      hexagon(69.28, 90, 34, colour, 2),
  }),
  biology: (colour) => ({
    width: 90,
    height: 90,
    inside:
      leaf(10, 84, 52, 30, colour) +
      leaf(10, 84, 40, 74, colour) +
      leaf(55, 40, 46, -24, colour) +
      leaf(55, 40, 36, 24, colour),
  }),
  history: (colour) => ({
    width: 72,
    height: 72,
    inside:
      [30, 22, 14].map((radius) => ring(36, 36, radius, colour, 2)).join('') +
      disc(36, 36, 6, colour) +
      [0, 72].flatMap((x) => [0, 72].map((y) => disc(x, y, 7, colour))).join(''),
  }),
  geography: (colour) => ({
    width: 240,
    height: 160,
    inside: times(6, (at) =>
      stroke(
        `M-10 ${20 + at * 27}C50 ${-8 + at * 27} 70 ${48 + at * 27} 120 ${20 + at * 27}S190 ${-4 + at * 27} 250 ${20 + at * 27}`,
        colour,
        1.8,
      ),
    ),
  }),
  informatics: (colour) => ({
    width: 80,
    height: 80,
    inside: [
      [0, 0],
      [40, 20],
      [20, 40],
      [60, 60],
      [60, 0],
      [0, 60],
    ]
      .map(([x = 0, y = 0]) => rect(x + 3, y + 3, 14, 14, colour))
      .join(''),
  }),
  science: (colour) => ({
    width: 100,
    height: 100,
    inside:
      ring(50, 50, 34, colour, 1.8) +
      disc(84, 50, 6, colour) +
      disc(50, 50, 9, colour) +
      disc(0, 0, 4, colour) +
      disc(100, 0, 4, colour) +
      disc(0, 100, 4, colour) +
      disc(100, 100, 4, colour),
  }),
  civics: (colour) => ({
    width: 60,
    height: 60,
    inside:
      ring(0, 30, 30, colour, 2) +
      ring(60, 30, 30, colour, 2) +
      ring(30, 0, 30, colour, 2) +
      ring(30, 60, 30, colour, 2),
  }),
  arts: (colour) => ({
    width: 160,
    height: 110,
    inside:
      times(5, (at) => rule(0, 14 + at * 12, 160, 14 + at * 12, colour, 1.4)) +
      disc(40, 50, 8, colour) +
      rule(47, 50, 47, 8, colour, 2.4) +
      disc(110, 38, 8, colour) +
      rule(117, 38, 117, -2, colour, 2.4),
  }),
}

/** The paper of a subject: squares for sums, lines for writing, letters, waves, cells, leaves. */
export const subjectField = (
  subject: EmblemName,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
  id = 'subject',
  opacity = 1,
) => field(id, tilesOf[subject](colour), area, { opacity })
