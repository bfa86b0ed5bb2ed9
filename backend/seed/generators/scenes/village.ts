import {
  circle,
  ellipse,
  ground,
  line,
  pile,
  rect,
  ridge,
  shape,
  times,
  WIDTH,
} from '@/backend/seed/generators/scenes/shapes'
import type { Tones } from '@/backend/seed/generators/scenes/tones'
import type { Random } from '@/backend/seed/random'

/** A tiled roof with upturned ends, its ridge at `y`. */
function roof(x: number, y: number, width: number, tones: Tones, fill: string) {
  const h = width * 0.3
  return (
    shape(
      `M${x - 26} ${y + h + 8}Q${x + 6} ${y + h - 4} ${x + width * 0.16} ${y}L${x + width * 0.84} ${y}Q${x + width - 6} ${y + h - 4} ${x + width + 26} ${y + h + 8}Z`,
      fill,
    ) +
    times(9, (at) => {
      const part = (at + 1) / 10
      return line(
        x + width * (0.16 + part * 0.68),
        y + 8,
        x + width * (-0.02 + part * 1.04),
        y + h - 4,
        tones.ink,
        2,
      )
    }) +
    rect(x + width * 0.14, y - 8, width * 0.72, 12, tones.ink, 4)
  )
}

function house(x: number, base: number, width: number, tones: Tones, lit: boolean) {
  const wall = width * 0.42
  const top = base - wall
  return (
    rect(x + 10, top, width - 20, wall, tones.pale) +
    rect(x + width * 0.42, base - wall * 0.72, width * 0.17, wall * 0.72, tones.ink) +
    [0.15, 0.69]
      .map((at) =>
        rect(
          x + width * at,
          top + wall * 0.28,
          width * 0.17,
          wall * 0.36,
          lit ? tones.accent : tones.mid,
          2,
        ),
      )
      .join('') +
    roof(x, top - width * 0.3, width, tones, tones.deep)
  )
}

const leafy = (x: number, base: number, height: number, tones: Tones, random: Random) =>
  shape(
    `M${x - 16} ${base}Q${x - 6} ${base - height * 0.5} ${x - 4} ${base - height * 0.7}L${x + 6} ${base - height * 0.7}Q${x + 8} ${base - height * 0.5} ${x + 18} ${base}Z`,
    tones.ink,
  ) +
  times(9, (at) =>
    circle(
      x + Math.cos(at * 0.7) * height * 0.26 + (random.next() - 0.5) * 20,
      base - height * 0.82 + Math.sin(at * 0.7) * height * 0.16,
      height * (0.15 + random.next() * 0.07),
      at % 3 === 0 ? tones.mid : tones.deep,
    ),
  )

export const rain = (t: Tones, random: Random) =>
  ground(t.soft) +
  ridge(380, 30, random, t.mid, 4) +
  house(random.whole(320, 460), 590, 460, t, true) +
  rect(0, 590, WIDTH, 90, t.deep) +
  leafy(random.whole(900, 1040), 600, 300, t, random) +
  times(90, () => {
    const x = random.whole(0, 1240)
    const y = random.whole(0, 600)
    return line(x, y, x - 16, y + 46, t.paper, 2)
  }) +
  times(9, (at) => ellipse(60 + at * 138, 626 + (at % 3) * 16, 46, 5, t.soft, 0.7))

export const moon = (t: Tones, random: Random) => {
  const x = random.whole(700, 950)
  return (
    ground(t.ink) +
    times(46, () =>
      circle(random.whole(0, 1200), random.whole(0, 380), random.whole(1, 3), t.soft),
    ) +
    circle(x, 190, 110, t.paper) +
    circle(x - 46, 168, 96, t.ink) +
    ridge(470, 30, random, t.deep, 5) +
    house(150, 600, 300, t, true) +
    house(520, 616, 240, t, true) +
    leafy(930, 620, 240, t, random) +
    rect(0, 604, WIDTH, 80, t.ink)
  )
}

const FLAG_RED = '#da251d'
const FLAG_YELLOW = '#ffcd00'

/** The flag of Việt Nam, two by three: a yellow star on red. */
function flag(x: number, y: number) {
  const star = times(10, (at) => {
    const radius = at % 2 === 0 ? 17 : 6.5
    const turn = (at * Math.PI) / 5
    return `${at === 0 ? 'M' : 'L'}${x + 42 + Math.sin(turn) * radius} ${y + 28 - Math.cos(turn) * radius}`
  })
  return rect(x, y, 84, 56, FLAG_RED) + shape(`${star}Z`, FLAG_YELLOW)
}

export const school = (t: Tones, random: Random) =>
  ground(t.pale) +
  circle(random.whole(120, 320), 150, 58, t.accent) +
  ridge(420, 24, random, t.soft, 4) +
  rect(250, 330, 700, 220, t.paper) +
  shape('M214 340L300 230L900 230L986 340Z', t.deep) +
  rect(300, 222, 600, 12, t.ink) +
  times(7, (at) =>
    at === 3
      ? rect(548, 410, 104, 140, t.ink, 50)
      : rect(288 + at * 94, 392, 60, 84, t.mid, 4) +
        line(318 + at * 94, 392, 318 + at * 94, 476, t.paper, 3),
  ) +
  flag(560, 250) +
  rect(0, 550, WIDTH, 130, t.mid) +
  shape('M540 675L576 550L624 550L700 675Z', t.pale) +
  leafy(130, 580, 260, t, random) +
  leafy(1080, 580, 290, t, random)

export const town = (t: Tones, random: Random) =>
  ground(t.deep) +
  ridge(300, 26, random, t.ink, 5) +
  times(5, (at) =>
    house(40 + at * 232, 540 - (at % 2) * 18, 200, t, at % 2 === random.whole(0, 1)),
  ) +
  rect(0, 536, WIDTH, 140, t.ink) +
  times(4, (at) => {
    const x = 150 + at * 300
    return (
      line(x, 600, x, 470, t.soft, 6) +
      circle(x, 462, 46, t.accent, 0.25) +
      circle(x, 462, 15, t.accent)
    )
  }) +
  times(6, (at) => line(60 + at * 210, 616, 150 + at * 210, 616, t.mid, 5))

export const market = (t: Tones, random: Random) =>
  ground(t.paper) +
  shape(
    `M-20 150L1220 150L1220 230${times(12, (at) => `Q${1170 - at * 104} 290 ${1116 - at * 104} 230`)}L-20 230Z`,
    t.deep,
  ) +
  times(6, (at) => rect(60 + at * 208, 150, 104, 80, t.mid)) +
  rect(0, 130, WIDTH, 26, t.ink) +
  rect(90, 200, 16, 400, t.ink) +
  rect(1094, 200, 16, 400, t.ink) +
  rect(0, 590, WIDTH, 90, t.soft) +
  rect(150, 470, 900, 26, t.ink, 4) +
  rect(190, 496, 18, 110, t.ink) +
  rect(992, 496, 18, 110, t.ink) +
  pile(190, 470, 210, 4, t, random) +
  pile(430, 470, 190, 3, t, random) +
  pile(650, 470, 200, 5, t, random) +
  pile(870, 470, 150, 2, t, random)
