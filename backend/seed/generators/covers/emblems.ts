import { textPath } from '@/backend/seed/generators/lettering'
import type { EmblemName } from './cover-spec'
import { drum, leaf, lotus } from './motifs'
import { disc, polar, polygon, rect, ring, rule, shape, stroke, times } from './shapes'

type Colours = { line: string; fill: string; spark: string; ground: string }
type Emblem = (x: number, y: number, size: number, colours: Colours) => string

/** Circle, tangent and triangle, drawn with compass and ruler. */
const figure: Emblem = (x, y, s, { line, fill, spark, ground }) => {
  const corners = [polar(x, y, s, 10), polar(x, y, s, 132), polar(x, y, s, 236)]
  return (
    disc(x, y, s, fill) +
    ring(x, y, s, line, s * 0.03) +
    polygon(corners, ground, { opacity: 0.5 }) +
    polygon(corners, 'none', { stroke: line, 'stroke-width': s * 0.035 }) +
    rule(x - s * 1.35, y + s, x + s * 1.35, y + s, line, s * 0.022) +
    rule(x, y - s * 1.2, x, y + s * 1.2, line, s * 0.014, {
      'stroke-dasharray': `${s * 0.06} ${s * 0.05}`,
    }) +
    corners.map(([cx, cy]) => disc(cx, cy, s * 0.055, spark)).join('') +
    disc(x, y, s * 0.045, line)
  )
}

/** Ngòi bút: a nib and the line it has written. */
const nib: Emblem = (x, y, s, { line, fill, spark }) =>
  shape(
    `M${x} ${y + s}L${x - s * 0.48} ${y - s * 0.1}C${x - s * 0.5} ${y - s * 0.5} ${x - s * 0.3} ${y - s * 0.7} ${x - s * 0.3} ${y - s}H${x + s * 0.3}C${x + s * 0.3} ${y - s * 0.7} ${x + s * 0.5} ${y - s * 0.5} ${x + s * 0.48} ${y - s * 0.1}Z`,
    fill,
    { stroke: line, 'stroke-width': s * 0.035 },
  ) +
  rule(x, y + s * 0.9, x, y - s * 0.02, line, s * 0.03) +
  disc(x, y - s * 0.12, s * 0.1, spark, { stroke: line, 'stroke-width': s * 0.03 }) +
  stroke(
    `M${x - s * 1.1} ${y + s * 1.06}q${s * 0.2} ${-s * 0.16} ${s * 0.42} 0t${s * 0.44} 0t${s * 0.44} 0t${s * 0.44} 0t${s * 0.44} 0`,
    line,
    s * 0.035,
  )

const alphabet: Emblem = (x, y, s, { line, fill, spark }) =>
  disc(x, y, s, fill) +
  textPath('A', x - s * 0.62, y + s * 0.5, { face: 'serif-black', size: s * 1.35, fill: line }) +
  textPath('z', x + s * 0.24, y + s * 0.5, { face: 'serif-italic', size: s * 1.25, fill: spark })

const pendulum: Emblem = (x, y, s, { line, fill, spark }) =>
  [-32, -16, 0, 16, 32]
    .map((turn, at) => {
      const [bobX, bobY] = polar(x, y - s, s * 1.7, 180 + turn)
      return (
        rule(x, y - s, bobX, bobY, line, s * 0.016, { opacity: at === 4 ? 1 : 0.45 }) +
        disc(bobX, bobY, s * 0.17, at === 4 ? spark : fill, {
          stroke: line,
          'stroke-width': s * 0.02,
        })
      )
    })
    .join('') +
  rect(x - s * 0.7, y - s * 1.06, s * 1.4, s * 0.07, line) +
  stroke(
    `M${polar(x, y - s, s * 1.98, 145).join(' ')}A${s * 1.98} ${s * 1.98} 0 0 1 ${polar(x, y - s, s * 1.98, 215).join(' ')}`,
    line,
    s * 0.02,
  )

const flask: Emblem = (x, y, s, { line, fill, spark }) =>
  shape(
    `M${x - s * 0.24} ${y - s}V${y - s * 0.25}L${x - s * 0.86} ${y + s * 0.8}Q${x - s * 0.9} ${y + s} ${x - s * 0.66} ${y + s}H${x + s * 0.66}Q${x + s * 0.9} ${y + s} ${x + s * 0.86} ${y + s * 0.8}L${x + s * 0.24} ${y - s * 0.25}V${y - s}Z`,
    fill,
    { stroke: line, 'stroke-width': s * 0.04 },
  ) +
  shape(
    `M${x - s * 0.56} ${y + s * 0.28}Q${x - s * 0.2} ${y + s * 0.14} ${x} ${y + s * 0.28}T${x + s * 0.56} ${y + s * 0.28}L${x + s * 0.8} ${y + s * 0.76}Q${x + s * 0.86} ${y + s * 0.93} ${x + s * 0.66} ${y + s * 0.93}H${x - s * 0.66}Q${x - s * 0.86} ${y + s * 0.93} ${x - s * 0.8} ${y + s * 0.76}Z`,
    spark,
  ) +
  rect(x - s * 0.34, y - s * 1.06, s * 0.68, s * 0.1, line, { rx: s * 0.05 }) +
  disc(x - s * 0.2, y + s * 0.6, s * 0.09, fill) +
  disc(x + s * 0.24, y + s * 0.74, s * 0.06, fill) +
  disc(x + s * 0.08, y - s * 0.06, s * 0.07, spark)

const sprout: Emblem = (x, y, s, { line, fill, spark }) =>
  stroke(
    `M${x} ${y + s}C${x - s * 0.05} ${y + s * 0.4} ${x + s * 0.04} ${y - s * 0.2} ${x} ${y - s * 0.7}`,
    line,
    s * 0.05,
  ) +
  [
    [0.55, 62],
    [0.5, -62],
    [0.05, 50],
    [0, -50],
    [-0.4, 34],
    [-0.45, -34],
  ]
    .map(([at = 0, turn = 0], n) =>
      leaf(x, y + s * at, s * (0.98 - n * 0.1), turn, n % 2 ? fill : spark, 34),
    )
    .join('') +
  leaf(x, y - s * 0.62, s * 0.62, 0, fill, 34) +
  stroke(`M${x - s * 0.8} ${y + s}H${x + s * 0.8}`, line, s * 0.05)

const bronzeDrum: Emblem = (x, y, s, { line, fill }) => drum(x, y, s * 1.05, line, fill)

const globe: Emblem = (x, y, s, { line, fill, spark }) =>
  disc(x, y, s, fill) +
  [0.32, 0.68, 1]
    .map(
      (share) =>
        `<ellipse cx="${x}" cy="${y}" rx="${s * share}" ry="${s}" fill="none" stroke="${line}" stroke-width="${s * 0.025}"/>`,
    )
    .join('') +
  [-0.5, 0, 0.5]
    .map((at) =>
      rule(
        x - s * Math.sqrt(1 - at * at),
        y + s * at,
        x + s * Math.sqrt(1 - at * at),
        y + s * at,
        line,
        s * 0.022,
      ),
    )
    .join('') +
  stroke(
    `M${polar(x, y, s * 1.18, 24).join(' ')}A${s * 1.18} ${s * 1.18} 0 0 1 ${polar(x, y, s * 1.18, 186).join(' ')}`,
    spark,
    s * 0.07,
  ) +
  rect(x - s * 0.34, y + s * 1.3, s * 0.68, s * 0.08, spark, { rx: s * 0.04 }) +
  rule(x, y + s * 1.16, x, y + s * 1.32, spark, s * 0.07)

const blocks: Emblem = (x, y, s, { line, fill, spark }) => {
  const rows = ['01110', '10101', '11111', '10001', '01010']
  const cell = (s * 2) / 5
  return (
    rect(x - s, y - s, s * 2, s * 2, fill) +
    rows
      .map((row, at) =>
        [...row]
          .map((bit, n) =>
            bit === '1'
              ? rect(
                  x - s + n * cell + 3,
                  y - s + at * cell + 3,
                  cell - 6,
                  cell - 6,
                  (at + n) % 4 === 0 ? spark : line,
                )
              : '',
          )
          .join(''),
      )
      .join('')
  )
}

const orbits: Emblem = (x, y, s, { line, fill, spark }) =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y}" rx="${s * 1.08}" ry="${s * 0.42}" fill="none" stroke="${line}" stroke-width="${s * 0.035}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('') +
  disc(x, y, s * 0.2, spark) +
  [90, 210, 330]
    .map((turn) => {
      const [cx, cy] = polar(x, y, s * 1.08, turn)
      return disc(cx, cy, s * 0.09, fill, { stroke: line, 'stroke-width': s * 0.03 })
    })
    .join('')

const lotusEmblem: Emblem = (x, y, s, { line, fill, spark, ground }) =>
  lotus(x, y + s * 0.5, s * 1.1, { back: ground, middle: fill, front: fill, line, heart: spark })

const strings: Emblem = (x, y, s, { line, fill, spark }) =>
  disc(x, y + s * 0.3, s * 0.78, fill, { stroke: line, 'stroke-width': s * 0.035 }) +
  disc(x, y + s * 0.3, s * 0.24, line) +
  rect(x - s * 0.1, y - s * 1.15, s * 0.2, s * 1.2, spark) +
  times(4, (at) =>
    rule(
      x - s * 0.06 + at * s * 0.04,
      y - s * 1.15,
      x - s * 0.06 + at * s * 0.04,
      y + s * 0.86,
      line,
      s * 0.012,
    ),
  ) +
  rect(x - s * 0.24, y + s * 0.82, s * 0.48, s * 0.07, line) +
  rect(x - s * 0.17, y - s * 1.26, s * 0.34, s * 0.15, line, { rx: s * 0.05 })

const emblems: Record<EmblemName, Emblem> = {
  maths: figure,
  literature: nib,
  english: alphabet,
  physics: pendulum,
  chemistry: flask,
  biology: sprout,
  history: bronzeDrum,
  geography: globe,
  informatics: blocks,
  science: orbits,
  civics: lotusEmblem,
  arts: strings,
}

export const emblem = (subject: EmblemName, x: number, y: number, size: number, colours: Colours) =>
  emblems[subject](x, y, size, colours)
