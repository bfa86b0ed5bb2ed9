import {
  circle,
  ellipse,
  ground,
  HEIGHT,
  line,
  openBook,
  pile,
  poly,
  rect,
  row,
  shape,
  stroke,
  times,
  WIDTH,
} from '@/backend/seed/generators/scenes/shapes'
import type { Tones } from '@/backend/seed/generators/scenes/tones'
import type { Random } from '@/backend/seed/random'

export const lamp = (t: Tones, random: Random) => {
  const x = random.whole(330, 430)
  return (
    ground(t.ink) +
    circle(x, 290, 330, t.deep, 0.7) +
    circle(x, 290, 210, t.mid, 0.55) +
    circle(x, 290, 110, t.soft, 0.6) +
    rect(0, 520, WIDTH, 160, t.deep) +
    rect(0, 514, WIDTH, 10, t.mid) +
    shape(
      `M${x - 44} 350Q${x - 62} 250 ${x - 26} 196L${x + 26} 196Q${x + 62} 250 ${x + 44} 350Z`,
      t.paper,
      0.75,
    ) +
    shape(`M${x} 236Q${x + 32} 292 ${x} 330Q${x - 32} 292 ${x} 236Z`, t.accent) +
    rect(x - 50, 350, 100, 22, t.accent, 4) +
    shape(
      `M${x - 40} 372Q${x - 96} 440 ${x - 70} 486L${x + 70} 486Q${x + 96} 440 ${x + 40} 372Z`,
      t.soft,
    ) +
    rect(x - 84, 484, 168, 34, t.mid, 6) +
    openBook(810, 480, 460, t) +
    pile(940, 360, 0, 0, t, random)
  )
}

export const desk = (t: Tones, random: Random) =>
  ground(t.pale) +
  rect(120, 90, 330, 250, t.paper, 6) +
  rect(140, 110, 290, 210, t.soft) +
  line(285, 110, 285, 320, t.paper, 8) +
  line(140, 215, 430, 215, t.paper, 8) +
  circle(random.whole(210, 370), 170, 30, t.accent) +
  row(700, 1080, 330, 170, t, random) +
  rect(670, 330, 440, 16, t.ink, 3) +
  rect(0, 500, WIDTH, 26, t.ink) +
  rect(0, 526, WIDTH, 160, t.deep) +
  poly(
    [
      [430, 498],
      [520, 400],
      [840, 400],
      [780, 498],
    ],
    t.paper,
  ) +
  times(4, (at) => line(546 - at * 20, 420 + at * 20, 800 - at * 12, 420 + at * 20, t.soft, 4)) +
  stroke('M820 380L742 468', t.accent, 12) +
  poly(
    [
      [742, 468],
      [728, 484],
      [754, 474],
    ],
    t.ink,
  ) +
  stroke('M250 498L250 380L330 300', t.ink, 12) +
  shape('M284 250L400 300L370 350L262 300Z', t.accent) +
  poly(
    [
      [372, 346],
      [268, 304],
      [210, 498],
      [560, 498],
    ],
    t.paper,
    0.35,
  ) +
  rect(200, 488, 110, 14, t.ink, 5) +
  rect(930, 430, 84, 70, t.mid, 8) +
  stroke('M952 430L940 340M974 430L980 330M996 430L1014 350', t.ink, 8)

export const window_ = (t: Tones, random: Random) =>
  ground(t.pale) +
  rect(330, 60, 540, 440, t.ink, 6) +
  rect(350, 80, 500, 400, t.soft) +
  circle(random.whole(440, 780), 190, 56, t.accent) +
  shape('M350 480L350 390Q450 330 560 380Q700 430 850 350L850 480Z', t.mid) +
  line(600, 80, 600, 480, t.ink, 12) +
  line(350, 260, 850, 260, t.ink, 12) +
  shape('M300 50Q380 280 310 520L230 520Q250 280 240 50Z', t.paper) +
  shape('M900 50Q820 280 890 520L970 520Q950 280 960 50Z', t.paper) +
  rect(280, 496, 640, 22, t.ink, 4) +
  row(380, 720, 498, 110, t, random) +
  rect(770, 440, 60, 58, t.accent, 6) +
  stroke('M800 440Q790 390 760 380M800 440Q804 380 830 366M800 440Q800 400 796 350', t.deep, 8) +
  rect(0, 590, WIDTH, 90, t.deep) +
  rect(0, 584, WIDTH, 8, t.ink)

export const bookshelf = (t: Tones, random: Random) =>
  ground(t.paper) +
  rect(70, 30, 1060, 640, t.pale) +
  times(3, (at) => {
    const base = 216 + at * 200
    return (
      rect(70, base, 1060, 16, t.ink) +
      row(96 + random.whole(0, 40), random.whole(860, 1090), base, 150, t, random)
    )
  }) +
  rect(56, 20, 18, 640, t.ink) +
  rect(1126, 20, 18, 640, t.ink) +
  rect(56, 14, 1088, 16, t.ink)

export const chair = (t: Tones, random: Random) => {
  const x = random.whole(500, 600)
  return (
    ground(t.deep) +
    poly(
      [
        [x - 60, 0],
        [x + 240, 0],
        [x + 560, HEIGHT],
        [x - 380, HEIGHT],
      ],
      t.mid,
      0.55,
    ) +
    rect(0, 560, WIDTH, 120, t.ink) +
    ellipse(x + 90, 596, 300, 32, t.mid, 0.8) +
    rect(x, 250, 16, 346, t.paper, 4) +
    rect(x + 164, 250, 16, 346, t.paper, 4) +
    times(4, (at) => rect(x + 8, 262 + at * 38, 164, 14, t.paper, 4)) +
    poly(
      [
        [x - 14, 440],
        [x + 194, 440],
        [x + 230, 476],
        [x - 50, 476],
      ],
      t.accent,
    ) +
    rect(x - 40, 476, 16, 134, t.paper, 4) +
    rect(x + 206, 476, 16, 134, t.paper, 4) +
    openBook(x + 90, 428, 170, t) +
    stroke(`M${x + 90} 0L${x + 90} 90`, t.paper, 5) +
    poly(
      [
        [x + 40, 130],
        [x + 140, 130],
        [x + 112, 84],
        [x + 68, 84],
      ],
      t.accent,
    )
  )
}

export const clock = (t: Tones, random: Random) => {
  const x = random.whole(360, 460)
  const hand = (turn: number, length: number, width: number, color: string) => {
    const angle = turn * Math.PI * 2 - Math.PI / 2
    return stroke(
      `M${x} 330L${(x + Math.cos(angle) * length).toFixed(1)} ${(330 + Math.sin(angle) * length).toFixed(1)}`,
      color,
      width,
    )
  }
  return (
    ground(t.pale) +
    rect(0, 540, WIDTH, 140, t.deep) +
    rect(0, 532, WIDTH, 10, t.ink) +
    rect(x - 120, 510, 240, 28, t.ink, 8) +
    circle(x, 330, 206, t.ink) +
    circle(x, 330, 184, t.paper) +
    shape(`M${x} 330L${x} 172A158 158 0 0 1 ${x + 79} 467Z`, t.soft, 0.8) +
    times(12, (at) => {
      const angle = (at / 12) * Math.PI * 2
      return line(
        x + Math.cos(angle) * 150,
        330 + Math.sin(angle) * 150,
        x + Math.cos(angle) * (at % 3 ? 164 : 172),
        330 + Math.sin(angle) * (at % 3 ? 164 : 172),
        t.ink,
        at % 3 ? 6 : 12,
      )
    }) +
    hand(5 / 12, 130, 10, t.accent) +
    hand(0, 96, 14, t.ink) +
    circle(x, 330, 16, t.accent) +
    rect(x - 20, 100, 40, 36, t.ink, 6) +
    pile(760, 534, 300, 4, t, random) +
    rect(800, 300, 60, 80, t.accent, 8)
  )
}
