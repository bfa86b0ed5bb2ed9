import { words } from '@/backend/seed/generators/clips/clip'
import { line, stroke } from '@/backend/seed/generators/scenes/shapes'
import type { Tones } from '@/backend/seed/generators/scenes/tones'

/** A coordinate plane: where its origin stands and how many points one unit takes. */
export type Plane = { x: number; y: number; unit: number }

export const place = (plane: Plane, x: number, y: number): [number, number] => [
  plane.x + x * plane.unit,
  plane.y - y * plane.unit,
]

export const axes = (plane: Plane, reach: number, up: number, down: number, tones: Tones) =>
  line(...place(plane, -reach, 0), ...place(plane, reach, 0), tones.ink, 3) +
  line(...place(plane, 0, -down), ...place(plane, 0, up), tones.ink, 3) +
  words('x', place(plane, reach, 0)[0] + 16, plane.y + 8, 26, tones.ink) +
  words('y', plane.x + 20, place(plane, 0, up)[1] + 14, 26, tones.ink)

/** The curve of a function between two values of x. */
export function curve(
  plane: Plane,
  from: number,
  to: number,
  of: (x: number) => number,
  color: string,
): string {
  const steps = 48
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / steps
    return place(plane, x, of(x))
      .map((value) => value.toFixed(1))
      .join(' ')
  })
  return stroke(`M${points.join('L')}`, color, 6)
}
