import {
  circle,
  ellipse,
  ground,
  HEIGHT,
  line,
  poly,
  rect,
  ridge,
  shape,
  stroke,
  times,
  WIDTH,
} from '@/backend/seed/generators/scenes/shapes'
import type { Tones } from '@/backend/seed/generators/scenes/tones'
import type { Random } from '@/backend/seed/random'

const bird = (x: number, y: number, size: number, color: string) =>
  stroke(
    `M${x - size} ${y - size * 0.35}Q${x - size * 0.4} ${y - size * 0.5} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.5} ${x + size} ${y - size * 0.35}`,
    color,
    Math.max(3, size / 8),
  )

export const hills = (t: Tones, random: Random) =>
  ground(t.pale) +
  circle(random.whole(250, 950), random.whole(150, 230), 74, t.accent) +
  ridge(330, 50, random, t.soft, 4) +
  ridge(430, 60, random, t.mid, 5) +
  bird(300, 180, 30, t.ink) +
  bird(370, 215, 22, t.ink) +
  ridge(540, 36, random, t.deep, 6) +
  stroke(`M640 ${HEIGHT}C560 610 760 570 690 520C650 490 720 470 700 440`, t.pale, 16)

export const river = (t: Tones, random: Random) => {
  const x = random.whole(420, 760)
  return (
    ground(t.paper) +
    circle(random.whole(150, 1050), 170, 62, t.accent) +
    ridge(300, 34, random, t.pale, 4) +
    ridge(350, 24, random, t.soft, 6) +
    rect(0, 400, WIDTH, HEIGHT - 400, t.mid) +
    times(13, (at) =>
      line(
        random.whole(0, 1100),
        424 + at * 19,
        random.whole(0, 1100) + 90,
        424 + at * 19,
        t.soft,
        3,
      ),
    ) +
    ellipse(x + 130, 545, 210, 13, t.deep, 0.6) +
    shape(
      `M${x - 70} 498Q${x + 130} 586 ${x + 330} 498L${x + 300} 540Q${x + 130} 582 ${x - 40} 540Z`,
      t.ink,
    ) +
    shape(`M${x + 60} 512Q${x + 66} 430 ${x + 140} 430Q${x + 214} 430 ${x + 220} 512Z`, t.deep) +
    times(5, (at) =>
      stroke(
        `M${x + 82 + at * 29} 510Q${x + 86 + at * 27} 452 ${x + 112 + at * 14} 434`,
        t.soft,
        3,
      ),
    ) +
    line(x + 296, 500, x + 372, 372, t.ink, 7) +
    shape(`M${x + 248} 470L${x + 284} 470L${x + 292} 516L${x + 240} 516Z`, t.accent) +
    poly(
      [
        [x + 230, 456],
        [x + 302, 456],
        [x + 266, 426],
      ],
      t.paper,
    )
  )
}

export const field = (t: Tones, random: Random) =>
  ground(t.paper) +
  circle(random.whole(820, 1040), 170, 66, t.accent) +
  ridge(300, 30, random, t.pale, 4) +
  rect(0, 350, WIDTH, HEIGHT, t.soft) +
  times(7, (at) =>
    shape(
      `M${-200 + at * 240} ${HEIGHT}L${380 + at * 66} 350L${400 + at * 66} 350L${-60 + at * 240} ${HEIGHT}Z`,
      at % 2 ? t.mid : t.deep,
      at % 2 ? 1 : 0.85,
    ),
  ) +
  times(26, (at) => {
    const x = random.whole(10, 1190)
    const y = 430 + (at % 6) * 44
    return stroke(
      `M${x} ${y}Q${x - 4} ${y - 20} ${x - 14} ${y - 30}M${x} ${y}Q${x + 2} ${y - 24} ${x + 2} ${y - 34}M${x} ${y}Q${x + 6} ${y - 20} ${x + 16} ${y - 28}`,
      t.ink,
      3,
    )
  }) +
  stork(random.whole(240, 460), 236, t)

const stork = (x: number, y: number, t: Tones) =>
  shape(
    `M${x} ${y}Q${x + 70} ${y - 100} ${x + 190} ${y - 96}Q${x + 120} ${y - 40} ${x + 96} ${y + 6}Q${x + 150} ${y + 10} ${x + 196} ${y + 40}Q${x + 90} ${y + 46} ${x + 40} ${y + 22}Q${x - 40} ${y + 6} ${x - 120} ${y + 22}L${x - 44} ${y - 6}Z`,
    '#ffffff',
  ) +
  poly(
    [
      [x - 120, y + 22],
      [x - 60, y - 3],
      [x - 60, y + 12],
    ],
    t.accent,
  ) +
  shape(
    `M${x + 190} ${y - 96}Q${x + 150} ${y - 84} ${x + 132} ${y - 58}L${x + 112} ${y - 62}Q${x + 140} ${y - 90} ${x + 190} ${y - 96}Z`,
    t.ink,
  ) +
  stroke(
    `M${x + 150} ${y + 36}L${x + 250} ${y + 62}M${x + 146} ${y + 40}L${x + 240} ${y + 76}`,
    t.ink,
    4,
  )

export const tree = (t: Tones, random: Random) => {
  const x = random.whole(520, 680)
  return (
    ground(t.paper) +
    ridge(500, 22, random, t.pale, 4) +
    shape(
      `M${x - 70} 600Q${x - 30} 470 ${x - 46} 300L${x + 46} 300Q${x + 34} 470 ${x + 86} 600Z`,
      t.ink,
    ) +
    stroke(
      `M${x - 20} 380Q${x - 130} 330 ${x - 210} 260M${x + 16} 360Q${x + 130} 330 ${x + 230} 240M${x} 320Q${x - 10} 220 ${x + 20} 150`,
      t.ink,
      26,
    ) +
    times(34, (at) =>
      circle(
        x + Math.cos(at * 1.9) * (90 + (at % 7) * 36),
        210 + Math.sin(at * 1.9) * (44 + (at % 5) * 22),
        random.whole(44, 78),
        [t.deep, t.mid, t.soft][at % 3] ?? t.deep,
      ),
    ) +
    times(7, (at) =>
      line(x - 180 + at * 60, 300, x - 186 + at * 62, 380 + (at % 3) * 50, t.deep, 4),
    ) +
    rect(0, 596, WIDTH, 80, t.deep) +
    rect(x + 150, 560, 190, 14, t.accent, 3) +
    rect(x + 166, 572, 12, 34, t.ink) +
    rect(x + 312, 572, 12, 34, t.ink)
  )
}

export const train = (t: Tones, random: Random) =>
  ground(t.ink) +
  times(30, () => circle(random.whole(0, 1200), random.whole(0, 280), 2, t.soft)) +
  ridge(340, 44, random, t.deep, 4) +
  rect(-20, 380, 1010, 150, t.mid, 12) +
  shape('M990 380L1060 380Q1150 420 1160 530L990 530Z', t.mid) +
  rect(-20, 498, 1180, 14, t.accent) +
  times(8, (at) => rect(16 + at * 118, 412, 82, 60, random.chance(0.75) ? t.paper : t.soft, 6)) +
  shape('M1010 412L1060 412Q1102 436 1112 472L1010 472Z', t.paper) +
  times(9, (at) => circle(60 + at * 124, 540, 24, t.pale) + circle(60 + at * 124, 540, 10, t.ink)) +
  rect(0, 562, WIDTH, 10, t.soft) +
  times(22, (at) => rect(at * 56, 574, 26, 12, t.deep)) +
  rect(0, 596, WIDTH, 90, t.deep)
