import { board, type Clip, frame, words } from '@/backend/seed/generators/clips/clip'
import { circle, times } from '@/backend/seed/generators/scenes/shapes'
import { tonesOf } from '@/backend/seed/generators/scenes/tones'

const tones = tonesOf('moss')
const title = 'Phép nhân là cộng nhiều lần'
const row = (at: number, fill: string) =>
  times(3, (column) => circle(130 + column * 96, 180 + at * 84, 32, fill))
const rows = (count: number) =>
  times(count, (at) => row(at, at === count - 1 ? tones.accent : tones.deep))
const columns = times(4, (column) =>
  times(3, (at) =>
    circle(130 + column * 96, 200 + at * 100, 32, column % 2 ? tones.mid : tones.deep),
  ),
)
const sums = ['3', '3 + 3', '3 + 3 + 3', '3 + 3 + 3 + 3']

export const multiplication: Clip = {
  name: 'phep-nhan',
  frames: [
    ...sums.map((sum, at) =>
      frame(1.6, board(tones, title, rows(at + 1) + words(sum, 650, 300, 58, tones.ink))),
    ),
    frame(
      3.6,
      board(
        tones,
        title,
        times(4, (at) => row(at, tones.deep)) +
          words('3 + 3 + 3 + 3 = 12', 650, 260, 52, tones.ink) +
          words('3 × 4 = 12', 650, 370, 80, tones.accent),
      ),
    ),
    frame(
      4,
      board(
        tones,
        title,
        columns +
          words('4 × 3 = 12', 690, 290, 80, tones.accent) +
          words('Đổi chỗ, tích không đổi', 690, 370, 36, tones.ink),
      ),
    ),
  ],
  captions: [
    { seconds: 6.4, text: 'Bốn hàng, mỗi hàng ba chấm. Ta cộng ba với ba, bốn lần.' },
    { seconds: 3.6, text: 'Viết gọn lại: ba nhân bốn bằng mười hai.' },
    { seconds: 4, text: 'Xoay tờ giấy: ba hàng bốn chấm, vẫn là mười hai.' },
  ],
}
