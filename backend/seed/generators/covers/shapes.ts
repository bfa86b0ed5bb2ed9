const tenth = (value: number) => Math.round(value * 10) / 10
type Extra = Record<string, string | number>

const written = (extra: Extra = {}) =>
  Object.entries(extra)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('')

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra?: Extra,
) =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"${written(extra)}/>`

export const disc = (x: number, y: number, radius: number, fill: string, extra?: Extra) =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}"${written(extra)}/>`

export const ring = (
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
  extra?: Extra,
) => disc(x, y, radius, 'none', { stroke, 'stroke-width': width, ...extra })

export const shape = (d: string, fill: string, extra?: Extra) =>
  `<path d="${d}" fill="${fill}"${written(extra)}/>`

export const stroke = (d: string, colour: string, width: number, extra?: Extra) =>
  shape(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  })

export const rule = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  extra?: Extra,
) =>
  `<path d="M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}" stroke="${colour}" stroke-width="${width}" fill="none"${written(extra)}/>`

const group = (inside: string, extra: Extra) => `<g${written(extra)}>${inside}</g>`
export const moved = (inside: string, x: number, y: number, turn = 0, scale = 1) =>
  group(inside, {
    transform: `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn)}) scale(${Math.round(scale * 1000) / 1000})`,
  })

export const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

export const polar = (x: number, y: number, radius: number, degrees: number): [number, number] => {
  const turn = ((degrees - 90) * Math.PI) / 180
  return [tenth(x + radius * Math.cos(turn)), tenth(y + radius * Math.sin(turn))]
}

export const polygon = (
  points: ReadonlyArray<readonly [number, number]>,
  fill: string,
  extra?: Extra,
) => shape(`M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`, fill, extra)

/** A repeating field: `tile` is drawn once and laid over the rectangle. */
export const field = (
  id: string,
  tile: { width: number; height: number; inside: string },
  area: { x: number; y: number; width: number; height: number },
  extra?: Extra,
) =>
  `<defs><pattern id="${id}" x="${tenth(area.x)}" y="${tenth(area.y)}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">${tile.inside}</pattern></defs>${rect(area.x, area.y, area.width, area.height, `url(#${id})`, extra)}`

/** What is drawn outside the rectangle is cut off. */
export const clipped = (
  id: string,
  area: { x: number; y: number; width: number; height: number; radius?: number },
  inside: string,
) =>
  `<defs><clipPath id="${id}">${rect(area.x, area.y, area.width, area.height, '#000', { rx: area.radius ?? 0 })}</clipPath></defs><g clip-path="url(#${id})">${inside}</g>`
