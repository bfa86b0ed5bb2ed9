import { board, type Clip, frame, words } from '@/backend/seed/generators/clips/clip'
import { axes, curve, type Plane, place } from '@/backend/seed/generators/clips/graph'
import { circle, line } from '@/backend/seed/generators/scenes/shapes'
import { tonesOf } from '@/backend/seed/generators/scenes/tones'

const tones = tonesOf('jade')
const title = 'Độ dốc kể chuyện lên xuống'
const plane: Plane = { x: 280, y: 320, unit: 84 }
const f = (x: number) => (x * x * x) / 2 - 1.5 * x
const slope = (x: number) => 1.5 * x * x - 1.5
const whole = curve(plane, -2.1, 2.1, f, tones.mid)

function tangent(x: number) {
  const reach = 0.75 / Math.hypot(1, slope(x))
  const end = (side: number) => place(plane, x + side * reach, f(x) + side * reach * slope(x))
  return (
    line(...end(-1), ...end(1), tones.accent, 7) +
    circle(...place(plane, x, f(x)), 10, tones.accent)
  )
}

const shown = (inside: string, big: string, small: string) =>
  board(
    tones,
    title,
    axes(plane, 2.7, 2.1, 2.1, tones) +
      inside +
      words(big, 745, 280, 50, tones.ink, 330) +
      words(small, 745, 345, 34, tones.ink, 330),
  )

export const derivative: Clip = {
  name: 'dao-ham',
  frames: [
    frame(2.6, shown(whole, 'y = f(x)', 'một đường cong')),
    ...[-1.7, -1.5, -1.25].map((x) =>
      frame(1.1, shown(whole + tangent(x), 'f’(x) > 0', 'tiếp tuyến dốc lên')),
    ),
    frame(1.8, shown(whole + tangent(-1), 'f’(x) = 0', 'điểm cực đại')),
    ...[-0.6, 0, 0.6].map((x) =>
      frame(1.1, shown(whole + tangent(x), 'f’(x) < 0', 'tiếp tuyến dốc xuống')),
    ),
    frame(1.8, shown(whole + tangent(1), 'f’(x) = 0', 'điểm cực tiểu')),
    frame(
      4,
      shown(
        curve(plane, -2.1, -1, f, tones.accent) +
          curve(plane, -1, 1, f, tones.soft) +
          curve(plane, 1, 2.1, f, tones.accent),
        'lên – xuống – lên',
        'xét dấu f’ là đủ',
      ),
    ),
  ],
  captions: [
    { seconds: 2.6, text: 'Đường cong này lúc lên, lúc xuống.' },
    { seconds: 3.3, text: 'Tiếp tuyến dốc lên: đạo hàm dương, hàm số đồng biến.' },
    { seconds: 1.8, text: 'Tiếp tuyến nằm ngang: cực đại.' },
    { seconds: 3.3, text: 'Tiếp tuyến dốc xuống: đạo hàm âm, hàm số nghịch biến.' },
    { seconds: 1.8, text: 'Lại nằm ngang: cực tiểu.' },
    { seconds: 4, text: 'Chỉ cần xét dấu đạo hàm là biết hình dáng đồ thị.' },
  ],
}
