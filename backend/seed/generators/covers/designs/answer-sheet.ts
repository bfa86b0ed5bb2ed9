import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper } from '@/backend/seed/generators/covers/palettes'
import { disc, rect, ring, rule, times } from '@/backend/seed/generators/covers/shapes'
import { textPath } from '@/backend/seed/generators/lettering'
import { randomFor } from '@/backend/seed/random'

/** Phiếu trả lời: rows of A, B, C, D, some filled in. */
export const answerSheet: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade,
  variant,
}) => {
  const random = randomFor(`answers ${variant} ${title}`)
  const top = height * 0.5
  const rows = Math.floor((height - top - 130) / 46)
  const sheet = times(2, (column) =>
    times(rows, (row) => {
      const x = 66 + column * 262
      const y = top + 40 + row * 46
      const marked = random.whole(0, 3)
      const number = String(column * rows + row + 1)
      return (
        textPath(number, x + 14, y + 7, {
          face: 'sans-bold',
          size: 20,
          fill: palette.deep,
          anchor: 'end',
        }) +
        ['A', 'B', 'C', 'D']
          .map((option, at) => {
            const cx = x + 50 + at * 46
            return at === marked
              ? disc(cx, y, 16, palette.base)
              : ring(cx, y, 15, palette.mid, 2) +
                  textPath(option, cx, y + 6, {
                    face: 'sans',
                    size: 16,
                    fill: palette.base,
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
    rect(0, 0, WIDTH, top - 34, palette.base) +
    rect(0, top - 34, WIDTH, 8, palette.spark) +
    (grade
      ? textPath(String(grade), 556, 168, {
          face: 'serif-black',
          size: grade < 10 ? 150 : 132,
          fill: palette.soft,
          anchor: 'end',
        })
      : '') +
    lineIn(note, { x: 48, y: 80, width: 380, size: 22, fill: palette.soft, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: top - 66, width: 500, size: 22, fill: palette.soft }) +
    sheet +
    rule(48, height - 74, WIDTH - 48, height - 74, palette.mid, 1.5) +
    lineIn(publisher, { x: 48, y: height - 38, width: 420, size: 20, fill: ink })
  )
}
