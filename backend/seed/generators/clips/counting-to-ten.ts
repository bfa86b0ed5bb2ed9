import { board, type Clip, frame, words } from '@/backend/seed/generators/clips/clip'
import { circle, times } from '@/backend/seed/generators/scenes/shapes'
import { tonesOf } from '@/backend/seed/generators/scenes/tones'

const tones = tonesOf('indigo')
const title = 'Đếm đến mười'
const bean = (at: number, fill: string) =>
  circle(150 + (at % 5) * 110, 230 + Math.floor(at / 5) * 130, 38, fill)
const beans = (count: number) =>
  times(10, (at) => bean(at, at < count - 1 ? tones.deep : at < count ? tones.accent : tones.pale))
const counted = (count: number) =>
  board(tones, title, beans(count) + words(String(count), 790, 350, 210, tones.ink))

export const countingToTen: Clip = {
  name: 'dem-den-muoi',
  frames: [
    frame(2, board(tones, title, beans(0))),
    ...Array.from({ length: 10 }, (_, at) => frame(1.2, counted(at + 1))),
    frame(
      3,
      board(
        tones,
        title,
        times(10, (at) => bean(at, tones.deep)) +
          words('10', 790, 350, 210, tones.accent) +
          words('Có mười hạt.', 370, 480, 40, tones.ink),
      ),
    ),
  ],
  captions: [
    { seconds: 2, text: 'Ta cùng đếm từ một đến mười.' },
    { seconds: 6, text: 'Mỗi hạt chỉ chạm một lần: một, hai, ba, bốn, năm.' },
    { seconds: 6, text: 'Thêm một hạt, được số tiếp theo: sáu, bảy, tám, chín, mười.' },
    { seconds: 3, text: 'Số đọc cuối cùng cho biết có bao nhiêu hạt.' },
  ],
}
