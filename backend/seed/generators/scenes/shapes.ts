import type { Tones } from '@/backend/seed/generators/scenes/tones'
import type { Random } from '@/backend/seed/random'

export const WIDTH = 1200
export const HEIGHT = 675

const n = (value: number) => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const poly = (points: [number, number][], fill: string, opacity = 1) =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const shape = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const stroke = (d: string, color: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
) => stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width)

export const turned = (inside: string, degrees: number, x: number, y: number) =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${inside}</g>`

export const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('')

/** A line of soft hills from edge to edge, filled down to the bottom. */
export function ridge(top: number, swing: number, random: Random, fill: string, humps = 5): string {
  const step = WIDTH / humps
  const heights = Array.from({ length: humps + 2 }, () => top + (random.next() - 0.5) * 2 * swing)
  let d = `M-40 ${HEIGHT}L-40 ${n(heights[0] ?? top)}`
  heights.forEach((height, at) => {
    const x = at * step
    const next = heights[at + 1] ?? height
    d += `Q${n(x)} ${n(height)} ${n(x + step / 2)} ${n((height + next) / 2)}`
  })
  return shape(`${d}L${WIDTH + 40} ${HEIGHT}Z`, fill)
}

/** A book standing upright: spine, bands, sometimes a title stroke. */
function spine(
  x: number,
  base: number,
  w: number,
  h: number,
  fill: string,
  band: string,
  style: number,
) {
  const y = base - h
  let drawn = rect(x, y, w, h, fill, 3)
  if (style % 3 !== 1)
    drawn += rect(x, y + h * 0.13, w, 5, band) + rect(x, y + h * 0.82, w, 5, band)
  if (style % 3 === 1) drawn += rect(x + w * 0.3, y + h * 0.16, w * 0.4, h * 0.42, band, 2)
  if (style % 2 === 0) drawn += rect(x + w * 0.42, y + h * 0.28, w * 0.16, h * 0.38, band, 2)
  return drawn
}

/** A row of upright books between `x` and `right`, one of them leaning when there is room at the end. */
export function row(
  x: number,
  right: number,
  base: number,
  tallest: number,
  tones: Tones,
  random: Random,
): string {
  const colours = [tones.deep, tones.mid, tones.soft, tones.ink, tones.deep]
  let drawn = ''
  let at = x
  while (at < right - 60) {
    const w = random.whole(26, 58)
    const h = tallest * (0.68 + random.next() * 0.32)
    const red = random.chance(0.08)
    const fill = red ? tones.accent : random.pick(colours)
    drawn += spine(
      at,
      base,
      w,
      h,
      fill,
      fill === tones.soft ? tones.deep : tones.pale,
      random.whole(0, 5),
    )
    at += w + 3
  }
  if (right - at > 26)
    drawn += turned(
      spine(at + 22, base, 30, tallest * 0.74, tones.soft, tones.deep, 1),
      -11,
      at + 52,
      base,
    )
  return drawn
}

/** Books lying on each other. */
export function pile(
  x: number,
  base: number,
  width: number,
  count: number,
  tones: Tones,
  random: Random,
): string {
  const colours = [tones.deep, tones.accent, tones.mid, tones.ink, tones.soft]
  let drawn = ''
  let y = base
  for (let at = 0; at < count; at++) {
    const h = random.whole(30, 46)
    const w = width * (0.8 + random.next() * 0.2)
    const left = x + (width - w) * random.next()
    y -= h
    drawn += rect(left, y, w, h - 3, colours[at % colours.length] ?? tones.deep, 4)
    drawn += rect(left + 14, y + 6, w - 22, h - 15, tones.paper, 2)
    drawn += rect(left, y, 26, h - 3, colours[at % colours.length] ?? tones.deep, 4)
  }
  return drawn
}

/** An open book seen from the front, its gutter at `x`. */
export function openBook(x: number, y: number, width: number, tones: Tones): string {
  const half = width / 2
  const h = width * 0.16
  const leaf = (side: 1 | -1) => {
    const edge = x + side * half
    return `M${n(x)} ${n(y)}C${n(x + side * half * 0.4)} ${n(y - h * 0.75)} ${n(x + side * half * 0.75)} ${n(y - h * 0.55)} ${n(edge)} ${n(y - h * 0.3)}L${n(edge)} ${n(y + h * 0.75)}C${n(x + side * half * 0.75)} ${n(y + h * 0.45)} ${n(x + side * half * 0.4)} ${n(y + h * 0.3)} ${n(x)} ${n(y + h)}Z`
  }
  const rules = times(4, (at) => {
    const dy = h * (0.02 + at * 0.18)
    return [-1, 1]
      .map((side) =>
        stroke(
          `M${n(x + side * half * 0.14)} ${n(y + dy - h * 0.12)}Q${n(x + side * half * 0.45)} ${n(y + dy - h * 0.42)} ${n(x + side * half * 0.86)} ${n(y + dy - h * 0.2)}`,
          tones.soft,
          4,
        ),
      )
      .join('')
  })
  return (
    poly(
      [
        [x - half - 14, y - h * 0.2],
        [x + half + 14, y - h * 0.2],
        [x + half + 14, y + h * 0.9],
        [x, y + h * 1.16],
        [x - half - 14, y + h * 0.9],
      ],
      tones.deep,
    ) +
    shape(leaf(-1), tones.paper) +
    shape(leaf(1), tones.paper) +
    rules +
    line(x, y, x, y + h, tones.soft, 3)
  )
}

/** The vermilion seal that signs a picture. */
export const seal = (x: number, y: number, size: number, tones: Tones) =>
  rect(x, y, size, size, tones.accent, 4) +
  rect(x + size * 0.2, y + size * 0.2, size * 0.6, size * 0.1, tones.paper) +
  rect(x + size * 0.2, y + size * 0.45, size * 0.6, size * 0.1, tones.paper) +
  rect(x + size * 0.45, y + size * 0.2, size * 0.1, size * 0.62, tones.paper)

export const ground = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill)
