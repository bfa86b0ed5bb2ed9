import { disc, polar, polygon, ring, rule, shape, stroke, times } from './shapes'

/** Sóng nước: rows of fans, each of several rings, every row half a fan aside. */
export function waves(
  area: { x: number; y: number; width: number; height: number },
  size: number,
  colours: readonly string[],
  line: string,
): string {
  let drawn = ''
  const rows = Math.ceil(area.height / (size / 2)) + 2
  for (let row = 0; row < rows; row++) {
    const y = area.y + size + row * (size / 2)
    const aside = row % 2 === 0 ? 0 : size
    for (let x = area.x - size + aside; x < area.x + area.width + size * 2; x += size * 2) {
      for (const [at, colour] of colours.entries())
        drawn += disc(x, y, size * (1 - at / colours.length), colour, {
          stroke: line,
          'stroke-width': 1.5,
        })
    }
  }
  return drawn
}

const petal = (x: number, y: number, length: number, width: number, degrees: number) => {
  const [tipX, tipY] = polar(x, y, length, degrees)
  const [leftX, leftY] = polar(x, y, length * 0.52, degrees - (width / length) * 50)
  const [rightX, rightY] = polar(x, y, length * 0.52, degrees + (width / length) * 50)
  return `M${x} ${y}C${leftX} ${leftY} ${leftX} ${leftY} ${tipX} ${tipY}C${rightX} ${rightY} ${rightX} ${rightY} ${x} ${y}Z`
}

/** Hoa sen seen from the side: three rows of petals around a heart. */
export function lotus(
  x: number,
  y: number,
  size: number,
  colours: { back: string; middle: string; front: string; line: string; heart: string },
): string {
  const row = (degrees: readonly number[], length: number, width: number, fill: string) =>
    degrees
      .map((turn) =>
        shape(petal(x, y, length * size, width * size, turn), fill, {
          stroke: colours.line,
          'stroke-width': size / 70,
        }),
      )
      .join('')
  return (
    row([-84, 84, -64, 64], 1.02, 0.42, colours.back) +
    row([-40, 40, -18, 18, 0], 1.1, 0.46, colours.middle) +
    row([-56, 56, -30, 30], 0.86, 0.46, colours.front) +
    row([0], 0.8, 0.5, colours.front) +
    disc(x, y - size * 0.02, size * 0.05, colours.heart)
  )
}

/** Trống đồng: the sun with fourteen rays and its rings, as on the bronze drums. */
export function drum(x: number, y: number, radius: number, line: string, fill: string): string {
  const rays = 14
  const star = Array.from({ length: rays * 2 }, (_, at) =>
    polar(x, y, at % 2 === 0 ? radius * 0.3 : radius * 0.12, (at * 180) / rays),
  )
  const teeth = (from: number, to: number, count: number) =>
    times(count, (at) =>
      polygon(
        [
          polar(x, y, from, ((at - 0.42) * 360) / count),
          polar(x, y, to, (at * 360) / count),
          polar(x, y, from, ((at + 0.42) * 360) / count),
        ],
        line,
      ),
    )
  const dots = (at: number, count: number, size: number) =>
    times(count, (n) => {
      const [dotX, dotY] = polar(x, y, at, (n * 360) / count)
      return ring(dotX, dotY, size, line, size * 0.45) + disc(dotX, dotY, size * 0.3, line)
    })
  const rings = [0.33, 0.36, 0.46, 0.49, 0.585, 0.71, 0.735, 0.83, 0.855, 0.97, 1]
  const birds = times(12, (at) => bird(x, y, radius * 0.648, at * 30, radius * 0.062, line))
  return (
    disc(x, y, radius, fill) +
    polygon(star, line) +
    dots(radius * 0.41, 28, radius * 0.022) +
    teeth(radius * 0.5, radius * 0.57, 48) +
    birds +
    dots(radius * 0.782, 56, radius * 0.018) +
    teeth(radius * 0.955, radius * 0.87, 72) +
    rings.map((share) => ring(x, y, radius * share, line, radius * 0.007)).join('')
  )
}

/** Chim Lạc in a few straight cuts, flying around the ring. */
const bird = (
  x: number,
  y: number,
  radius: number,
  degrees: number,
  size: number,
  fill: string,
) => {
  const at = (along: number, out: number) =>
    polar(x, y, radius + out * size, degrees + (along * size * 57.3) / radius)
  return polygon(
    [
      at(1.5, 0.1),
      at(0.7, 0.3),
      at(0.2, 0.95),
      at(-0.1, 0.3),
      at(-1.1, 0.55),
      at(-0.75, 0.05),
      at(-1.1, -0.4),
      at(0.1, -0.15),
      at(0.6, -0.05),
    ],
    fill,
  )
}

/** Tre: one stalk from top to bottom with joints. */
export function bambooStalk(
  x: number,
  top: number,
  bottom: number,
  width: number,
  fill: string,
  joint: string,
): string {
  const lengths = [150, 172, 196, 214]
  let y = top - ((x * 7) % 90)
  let drawn = ''
  for (let at = 0; y < bottom; at++) {
    const length = (lengths[at % lengths.length] ?? 180) * (width / 30 + 0.35)
    drawn += shape(
      `M${x - width / 2} ${y}C${x - width * 0.4} ${y + 14} ${x - width * 0.42} ${y + length - 16} ${x - width / 2 - 2} ${y + length - 5}L${x + width / 2 + 2} ${y + length - 5}C${x + width * 0.42} ${y + length - 16} ${x + width * 0.4} ${y + 14} ${x + width / 2} ${y}Z`,
      fill,
    )
    drawn += rule(x - width / 2 - 2, y + length - 2, x + width / 2 + 2, y + length - 2, joint, 2.4)
    y += length
  }
  return drawn
}

export const leaf = (
  x: number,
  y: number,
  length: number,
  degrees: number,
  fill: string,
  spread = 15,
) => {
  const [tipX, tipY] = polar(x, y, length, degrees)
  const [leftX, leftY] = polar(x, y, length * 0.45, degrees - spread)
  const [rightX, rightY] = polar(x, y, length * 0.45, degrees + spread)
  return shape(`M${x} ${y}Q${leftX} ${leftY} ${tipX} ${tipY}Q${rightX} ${rightY} ${x} ${y}Z`, fill)
}

/** Dãy núi: one ridge as a smooth silhouette; `phase` makes each different. */
export function ridge(
  width: number,
  level: number,
  bottom: number,
  rise: number,
  phase: number,
  fill: string,
): string {
  const height = (x: number) =>
    level -
    rise *
      (0.5 * Math.sin(x / 83 + phase) +
        0.32 * Math.sin(x / 41 + phase * 2.3) +
        0.18 * Math.sin(x / 19 + phase * 4.1))
  const points = Array.from(
    { length: 61 },
    (_, at) => [(width / 60) * at, height((width / 60) * at)] as const,
  )
  return polygon([[0, bottom], ...points, [width, bottom]], fill)
}

/** Mây: three humps over a flat foot, each with its own curl. */
export function cloud(x: number, y: number, size: number, fill: string, line: string): string {
  const hump = (at: number, radius: number) =>
    disc(x + at * size, y - radius * size * 0.5, radius * size, fill, {
      stroke: line,
      'stroke-width': size / 14,
    }) +
    stroke(
      `M${x + (at + radius * 0.62) * size} ${y - radius * size * 0.5}a${radius * size * 0.6} ${radius * size * 0.6} 0 1 0 ${-radius * size * 0.6} ${radius * size * 0.6}a${radius * size * 0.34} ${radius * size * 0.34} 0 1 0 ${-radius * size * 0.2} ${-radius * size * 0.62}`,
      line,
      size / 14,
    )
  const foot = shape(
    `M${x - size * 3.3} ${y}Q${x} ${y - size * 0.5} ${x + size * 3.5} ${y}Q${x} ${y + size * 0.62} ${x - size * 3.3} ${y}Z`,
    fill,
    { stroke: line, 'stroke-width': size / 14 },
  )
  return hump(-1.35, 0.72) + hump(1.4, 0.8) + hump(0, 1.05) + foot
}

/** Hồi văn: one square spiral of the meander, to be set side by side. */
export const meander = (x: number, y: number, size: number, colour: string, width: number) => {
  const u = size / 6
  return stroke(
    `M${x} ${y + size}V${y}H${x + 5 * u}V${y + 5 * u}H${x + 2 * u}V${y + 2 * u}H${x + 3.4 * u}V${y + 3.6 * u}`,
    colour,
    width,
    { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' },
  )
}
