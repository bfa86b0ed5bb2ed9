import { board, type Clip, frame, words } from '@/backend/seed/generators/clips/clip'
import { circle, openBook, rect, stroke, times } from '@/backend/seed/generators/scenes/shapes'
import { tonesOf } from '@/backend/seed/generators/scenes/tones'

const tones = tonesOf('brown')
const title = 'Đọc sâu trong bốn việc'
const book = openBook(240, 330, 320, tones)
const step = (number: string, text: string, inside: string) =>
  board(
    tones,
    title,
    book +
      inside +
      words(number, 690, 270, 110, tones.accent) +
      words(text, 690, 350, 40, tones.ink, 430),
  )

export const deepReading: Clip = {
  name: 'doc-sau',
  frames: [
    frame(
      2.8,
      board(
        tones,
        title,
        book +
          words('Hai mươi phút', 690, 290, 52, tones.ink) +
          words('mỗi tối', 690, 356, 52, tones.ink),
      ),
    ),
    frame(
      3.2,
      step(
        '1',
        'Biết mình đọc để làm gì',
        circle(240, 200, 34, tones.accent) + words('?', 240, 214, 44, tones.paper),
      ),
    ),
    frame(
      3.2,
      step(
        '2',
        'Xem mục lục, đặt ba câu hỏi',
        times(3, (at) => rect(120 + at * 90, 180, 60, 44, tones.accent, 6)),
      ),
    ),
    frame(
      3.2,
      step(
        '3',
        'Mỗi chương vài dấu bút chì',
        stroke('M270 258L360 168', tones.accent, 14) + stroke('M260 270L272 258', tones.ink, 10),
      ),
    ),
    frame(
      3.6,
      step(
        '4',
        'Gấp sách, viết ba điều còn nhớ',
        times(3, (at) => rect(150, 170 + at * 26, 180 - at * 34, 10, tones.accent, 4)),
      ),
    ),
  ],
  captions: [
    { seconds: 2.8, text: 'Mỗi tối hai mươi phút, bốn việc nhỏ.' },
    { seconds: 3.2, text: 'Một: biết mình đọc để làm gì.' },
    { seconds: 3.2, text: 'Hai: xem mục lục và đặt ba câu hỏi.' },
    { seconds: 3.2, text: 'Ba: mỗi chương chỉ vài dấu bút chì.' },
    { seconds: 3.6, text: 'Bốn: gấp sách lại và viết ba điều còn nhớ.' },
  ],
}
