import { board, type Clip, frame, words } from '@/backend/seed/generators/clips/clip'
import { circle, line, rect, shape, times } from '@/backend/seed/generators/scenes/shapes'
import { tonesOf } from '@/backend/seed/generators/scenes/tones'

const tones = tonesOf('brick')
const title = 'Một phần mấy'
const R = 130

function pie(x: number, y: number, parts: number, taken: number) {
  const at = (turn: number): [number, number] => [
    x + R * Math.sin(turn * 2 * Math.PI),
    y - R * Math.cos(turn * 2 * Math.PI),
  ]
  const slices = times(taken, (slice) => {
    const [x1, y1] = at(slice / parts)
    const [x2, y2] = at((slice + 1) / parts)
    return shape(
      `M${x} ${y}L${x1.toFixed(1)} ${y1.toFixed(1)}A${R} ${R} 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}Z`,
      tones.accent,
    )
  })
  const cuts = parts > 1 ? times(parts, (cut) => line(x, y, ...at(cut / parts), tones.ink, 4)) : ''
  return circle(x, y, R + 8, tones.deep) + circle(x, y, R, tones.pale) + slices + cuts
}

const fraction = (top: string, bottom: string, x: number) =>
  words(top, x, 250, 90, tones.ink) +
  rect(x - 48, 272, 96, 6, tones.ink) +
  words(bottom, x, 366, 90, tones.ink)

export const fractions: Clip = {
  name: 'phan-so',
  frames: [
    frame(
      2.4,
      board(tones, title, pie(280, 310, 1, 0) + words('Một chiếc bánh', 640, 320, 52, tones.ink)),
    ),
    frame(3.4, board(tones, title, pie(280, 310, 2, 1) + fraction('1', '2', 640))),
    frame(3.4, board(tones, title, pie(280, 310, 4, 1) + fraction('1', '4', 640))),
    frame(
      3.4,
      board(
        tones,
        title,
        pie(280, 310, 4, 2) +
          fraction('2', '4', 560) +
          words('=', 660, 318, 70, tones.ink) +
          fraction('1', '2', 760),
      ),
    ),
    frame(
      3.4,
      board(
        tones,
        title,
        pie(240, 310, 2, 1) + pie(700, 310, 4, 1) + words('>', 470, 336, 90, tones.accent),
      ),
    ),
  ],
  captions: [
    { seconds: 2.4, text: 'Đây là một chiếc bánh nguyên.' },
    { seconds: 3.4, text: 'Cắt làm hai phần bằng nhau, lấy một: một phần hai.' },
    { seconds: 3.4, text: 'Cắt làm bốn phần bằng nhau, lấy một: một phần tư.' },
    { seconds: 3.4, text: 'Hai phần tư bằng một phần hai.' },
    { seconds: 3.4, text: 'Chia càng nhiều phần, mỗi phần càng nhỏ.' },
  ],
}
