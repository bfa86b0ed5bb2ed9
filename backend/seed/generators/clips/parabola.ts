import { board, type Clip, frame, words } from '@/backend/seed/generators/clips/clip'
import { axes, curve, type Plane, place } from '@/backend/seed/generators/clips/graph'
import { circle, times } from '@/backend/seed/generators/scenes/shapes'
import { tonesOf } from '@/backend/seed/generators/scenes/tones'

const tones = tonesOf('purple')
const title = 'Đường parabol'
const plane: Plane = { x: 270, y: 470, unit: 78 }
const low: Plane = { x: 270, y: 180, unit: 78 }
const half = (x: number) => x * x
const points = [-2, -1, 0, 1, 2]
const dots = (count: number) =>
  times(count, (at) =>
    circle(...place(plane, points[at] ?? 0, half(points[at] ?? 0)), 9, tones.accent),
  )
const upward = (inside: string, text: string) =>
  board(
    tones,
    title,
    axes(plane, 2.6, 4.3, 0.4, tones) + inside + words(text, 730, 300, 44, tones.ink, 350),
  )

export const parabola: Clip = {
  name: 'parabol',
  frames: [
    ...points.map((x, at) =>
      frame(0.9, upward(dots(at + 1), `x = ${String(x).replace('-', '−')}, y = ${half(x)}`)),
    ),
    frame(3.6, upward(curve(plane, -2.05, 2.05, half, tones.deep) + dots(5), 'y = x²')),
    frame(
      3.8,
      upward(
        curve(plane, -2.05, 0, half, tones.soft) + curve(plane, 0, 2.05, half, tones.accent),
        'Đối xứng qua trục Oy',
      ),
    ),
    frame(
      4.2,
      board(
        tones,
        title,
        axes(low, 2.6, 0.6, 4.2, tones) +
          curve(low, -2.02, 2.02, (x) => -half(x), tones.accent) +
          words('y = −x²', 730, 270, 52, tones.ink) +
          words('a âm: bề lõm quay xuống', 730, 340, 36, tones.ink, 350),
      ),
    ),
  ],
  captions: [
    { seconds: 4.5, text: 'Lấy từng giá trị của x, tính y bằng x bình phương, rồi chấm điểm.' },
    { seconds: 3.6, text: 'Nối bằng đường cong trơn, ta được một parabol đỉnh O.' },
    { seconds: 3.8, text: 'Hai nhánh đối xứng nhau qua trục tung.' },
    { seconds: 4.2, text: 'Khi hệ số a âm, parabol quay xuống.' },
  ],
}
