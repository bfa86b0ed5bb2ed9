import { board, type Clip, frame, words } from '@/backend/seed/generators/clips/clip'
import { line, rect, times } from '@/backend/seed/generators/scenes/shapes'
import { tonesOf } from '@/backend/seed/generators/scenes/tones'

const tones = tonesOf('blue')
const title = 'Hàng sau dấu phẩy'
const bar = (full: number, cuts: number) =>
  rect(80, 200, 800, 90, tones.pale) +
  rect(80, 200, 800 * full, 90, tones.accent) +
  times(cuts + 1, (at) =>
    line(80 + (800 / cuts) * at, 200, 80 + (800 / cuts) * at, 290, tones.ink, 3),
  )
const grid = (cells: number) =>
  times(100, (at) =>
    rect(
      90 + Math.floor(at / 10) * 36,
      140 + (at % 10) * 36,
      33,
      33,
      at < cells ? tones.accent : tones.pale,
    ),
  )

export const decimals: Clip = {
  name: 'so-thap-phan',
  frames: [
    frame(2.6, board(tones, title, bar(1, 1) + words('1 mét', 480, 400, 64, tones.ink))),
    frame(
      3.4,
      board(tones, title, bar(0.1, 10) + words('một phần mười = 0,1', 480, 400, 56, tones.ink)),
    ),
    frame(
      3.2,
      board(tones, title, bar(0.7, 10) + words('bảy phần mười = 0,7', 480, 400, 56, tones.ink)),
    ),
    frame(
      3.4,
      board(
        tones,
        title,
        grid(1) +
          words('0,01', 690, 310, 110, tones.ink) +
          words('một phần trăm', 690, 380, 38, tones.ink),
      ),
    ),
    frame(
      3.4,
      board(
        tones,
        title,
        grid(35) +
          words('0,35', 690, 310, 110, tones.accent) +
          words('ba mươi lăm phần trăm', 690, 380, 38, tones.ink),
      ),
    ),
  ],
  captions: [
    { seconds: 2.6, text: 'Đây là một mét.' },
    { seconds: 3.4, text: 'Chia mười phần bằng nhau: mỗi phần là không phẩy một.' },
    { seconds: 3.2, text: 'Bảy phần là không phẩy bảy.' },
    { seconds: 3.4, text: 'Chia một trăm phần: mỗi phần là không phẩy không một.' },
    { seconds: 3.4, text: 'Ba mươi lăm phần trăm là không phẩy ba lăm.' },
  ],
}
