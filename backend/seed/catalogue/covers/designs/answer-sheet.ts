import { ink, paper } from '@/backend/seed/catalogue/covers/dyes'
import { disc, rect, ring, rule, times } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { letters } from '@/backend/seed/lettering'
import { diceFor } from '@/backend/seed/random'

/** Phiếu trả lời: rows of A, B, C, D, some filled in. */
export const answerSheet: Design = ({
  title,
  author,
  house,
  note,
  dye,
  height,
  grade,
  variant,
}) => {
  const dice = diceFor(`answers ${variant} ${title}`)
  const top = height * 0.5
  const rows = Math.floor((height - top - 130) / 46)
  const sheet = times(2, (column) =>
    times(rows, (row) => {
      const x = 66 + column * 262
      const y = top + 40 + row * 46
      const marked = dice.whole(0, 3)
      const number = String(column * rows + row + 1)
      return (
        letters(number, x + 14, y + 7, {
          face: 'sans-bold',
          size: 20,
          fill: dye.deep,
          anchor: 'end',
        }) +
        ['A', 'B', 'C', 'D']
          .map((option, at) => {
            const cx = x + 50 + at * 46
            return at === marked
              ? disc(cx, y, 16, dye.base)
              : ring(cx, y, 15, dye.mid, 2) +
                  letters(option, cx, y + 6, {
                    face: 'sans',
                    size: 16,
                    fill: dye.base,
                    anchor: 'middle',
                  })
          })
          .join('')
      )
    }),
  )
  const heading = titleIn(title, {
    x: 48,
    top: 108,
    width: grade ? (grade < 10 ? 400 : 322) : 504,
    height: top - 210,
    largest: 66,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, WIDTH, top - 34, dye.base) +
    rect(0, top - 34, WIDTH, 8, dye.spark) +
    (grade
      ? letters(String(grade), 556, 168, {
          face: 'serif-black',
          size: grade < 10 ? 150 : 132,
          fill: dye.soft,
          anchor: 'end',
        })
      : '') +
    lineIn(note, { x: 48, y: 80, width: 380, size: 22, fill: dye.soft, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: top - 66, width: 500, size: 22, fill: dye.soft }) +
    sheet +
    rule(48, height - 74, WIDTH - 48, height - 74, dye.mid, 1.5) +
    lineIn(house, { x: 48, y: height - 38, width: 420, size: 20, fill: ink })
  )
}
