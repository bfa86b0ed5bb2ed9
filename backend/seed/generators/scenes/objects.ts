import { textPath } from '@/backend/seed/generators/lettering'
import {
  circle,
  ground,
  line,
  poly,
  rect,
  seal,
  shape,
  stroke,
  times,
  turned,
} from '@/backend/seed/generators/scenes/shapes'
import type { Tones } from '@/backend/seed/generators/scenes/tones'
import type { Random } from '@/backend/seed/random'

const sheet = (x: number, y: number, w: number, h: number, t: Tones, marked: boolean) =>
  rect(x + 10, y + 12, w, h, t.ink, 3) +
  rect(x, y, w, h, t.paper, 3) +
  rect(x + w * 0.12, y + h * 0.09, w * 0.5, 16, t.deep, 3) +
  times(7, (at) => {
    const top = y + h * 0.22 + at * h * 0.1
    const mark = marked && at % 2 === 0
    return (
      rect(x + w * 0.24, top, w * (0.5 + (at % 3) * 0.08), 9, t.soft, 3) +
      (mark
        ? stroke(
            `M${x + w * 0.1} ${top + 2}L${x + w * 0.13} ${top + 12}L${x + w * 0.18} ${top - 8}`,
            t.accent,
            6,
          )
        : rect(x + w * 0.1, top - 3, 16, 16, t.pale, 2))
    )
  })

export const paper = (t: Tones, random: Random) =>
  ground(t.mid) +
  circle(960, 120, 300, t.deep, 0.5) +
  turned(sheet(240, 110, 360, 470, t, false), -random.whole(6, 12), 420, 350) +
  turned(sheet(440, 90, 370, 490, t, true), random.whole(3, 8), 620, 340) +
  turned(
    rect(860, 200, 26, 330, t.accent, 6) +
      poly(
        [
          [860, 530],
          [886, 530],
          [873, 572],
        ],
        t.paper,
      ) +
      rect(860, 184, 26, 26, t.pale, 6),
    24,
    873,
    380,
  )

export const calendar = (t: Tones, random: Random) => {
  const done = random.whole(9, 15)
  return (
    ground(t.pale) +
    rect(264, 104, 700, 500, t.soft, 8) +
    rect(250, 90, 700, 500, t.paper, 8) +
    rect(250, 90, 700, 100, t.deep, 8) +
    rect(250, 160, 700, 30, t.deep) +
    times(5, (at) => rect(330 + at * 134, 66, 16, 54, t.ink, 8)) +
    times(21, (at) => {
      const x = 284 + (at % 7) * 92
      const y = 222 + Math.floor(at / 7) * 118
      const box = rect(x, y, 76, 96, at % 7 === 6 ? t.pale : t.soft, 6)
      if (at === done) return box + circle(x + 38, y + 48, 34, t.accent)
      if (at < done && at % 7 !== 6)
        return (
          box + stroke(`M${x + 18} ${y + 50}L${x + 32} ${y + 66}L${x + 58} ${y + 30}`, t.deep, 9)
        )
      return box
    })
  )
}

export const blocks = (t: Tones, random: Random) => {
  const columns = random.whole(6, 8)
  const rows = 4
  const size = 84
  const left = 600 - (columns * (size + 10)) / 2
  return (
    ground(t.paper) +
    rect(0, 520, 1200, 160, t.pale) +
    times(columns * rows, (at) => {
      const column = at % columns
      const row = Math.floor(at / columns)
      const fill = row === 0 ? t.accent : column < columns / 2 ? t.deep : t.mid
      const x = left + column * (size + 10)
      const y = 110 + row * (size + 10)
      return rect(x + 6, y + 8, size, size, t.soft, 6) + rect(x, y, size, size, fill, 6)
    }) +
    line(left - 30, 110, left - 30, 478, t.ink, 5) +
    line(left, 506, left + columns * 94 - 10, 506, t.ink, 5) +
    times(columns, (at) => circle(left + 42 + at * 94, 560, 9, t.deep)) +
    times(rows, (at) => circle(left - 60, 152 + at * 94, 9, t.deep))
  )
}

export const alphabet = (t: Tones, random: Random) => {
  const signs = random.shuffle(['ă', 'â', 'đ', 'ê', 'ô', 'ơ', 'ư', 'ã', 'ẻ', 'ỗ', 'ữ', 'ọ'])
  return (
    ground(t.deep) +
    times(12, (at) => {
      const column = at % 4
      const row = Math.floor(at / 4)
      const x = 110 + column * 260
      const y = 60 + row * 196
      const red = at === 5
      const fill = red ? t.accent : (column + row) % 2 ? t.mid : t.paper
      const sign = textPath(signs[at] ?? 'ă', x + 100, y + 122, {
        face: 'serif',
        size: 132,
        anchor: 'middle',
        fill: red || (column + row) % 2 ? t.paper : t.ink,
      })
      return turned(
        rect(x, y, 200, 168, fill, 8) + sign,
        (random.next() - 0.5) * 7,
        x + 100,
        y + 84,
      )
    })
  )
}

export const panels = (t: Tones, random: Random) => {
  const hill = (x: number, y: number, w: number, h: number) =>
    shape(
      `M${x} ${y + h}L${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.55} ${y + h * 0.66}T${x + w} ${y + h * 0.6}L${x + w} ${y + h}Z`,
      t.mid,
    )
  const frame = (x: number, y: number, w: number, h: number, inside: string, fill: string) =>
    rect(x - 6, y - 6, w + 12, h + 12, t.ink, 4) + rect(x, y, w, h, fill) + inside
  const bubble = (x: number, y: number, w: number) =>
    rect(x, y, w, 62, t.paper, 30) +
    poly(
      [
        [x + w * 0.3, y + 58],
        [x + w * 0.48, y + 58],
        [x + w * 0.3, y + 90],
      ],
      t.paper,
    ) +
    rect(x + 24, y + 18, w - 56, 8, t.soft, 4) +
    rect(x + 24, y + 36, w - 86, 8, t.soft, 4)
  return (
    ground(t.paper) +
    frame(
      90,
      60,
      470,
      250,
      circle(random.whole(180, 460), 130, 44, t.accent) + hill(90, 60, 470, 250),
      t.pale,
    ) +
    frame(
      590,
      60,
      520,
      250,
      hill(590, 60, 520, 250) +
        bubble(640, 90, 220) +
        circle(960, 230, 50, t.ink) +
        circle(944, 222, 7, t.paper) +
        circle(976, 222, 7, t.paper),
      t.soft,
    ) +
    frame(
      90,
      340,
      330,
      270,
      circle(255, 480, 92, t.deep) +
        circle(222, 466, 13, t.paper) +
        circle(288, 466, 13, t.paper) +
        stroke('M216 516Q255 552 294 516', t.paper, 9),
      t.accent,
    ) +
    frame(
      450,
      340,
      660,
      270,
      hill(450, 340, 660, 270) +
        bubble(520, 372, 260) +
        bubble(840, 420, 200) +
        line(450, 560, 1110, 560, t.deep, 10),
      t.pale,
    )
  )
}

export const parcel = (t: Tones, random: Random) => {
  const w = random.whole(430, 500)
  const x = 600 - w / 2
  return (
    ground(t.pale) +
    rect(0, 500, 1200, 180, t.soft) +
    poly(
      [
        [x, 230],
        [x + w, 230],
        [x + w + 90, 160],
        [x + 90, 160],
      ],
      t.mid,
    ) +
    poly(
      [
        [x + w, 230],
        [x + w + 90, 160],
        [x + w + 90, 460],
        [x + w, 540],
      ],
      t.ink,
    ) +
    rect(x, 230, w, 310, t.deep) +
    rect(x, 366, w, 14, t.paper) +
    rect(x + w * 0.46, 230, 14, 310, t.paper) +
    poly(
      [
        [x + w * 0.46, 230],
        [x + w * 0.46 + 14, 230],
        [x + w * 0.46 + 104, 160],
        [x + w * 0.46 + 90, 160],
      ],
      t.paper,
    ) +
    stroke(
      `M${x + w * 0.475} 366Q${x + w * 0.3} 270 ${x + w * 0.22} 340Q${x + w * 0.3} 400 ${x + w * 0.475} 370Q${x + w * 0.66} 270 ${x + w * 0.73} 340Q${x + w * 0.66} 400 ${x + w * 0.475} 370`,
      t.paper,
      12,
    ) +
    rect(x + 36, 432, 130, 76, t.paper, 4) +
    rect(x + 52, 450, 92, 9, t.soft, 3) +
    rect(x + 52, 470, 70, 9, t.soft, 3) +
    seal(x + w - 86, 450, 54, t)
  )
}
