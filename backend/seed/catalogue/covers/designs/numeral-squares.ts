import { ink, paper } from '@/backend/seed/catalogue/covers/dyes'
import { rect, ring, rule } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { subjectField } from '@/backend/seed/catalogue/covers/subject-fields'
import { letters } from '@/backend/seed/lettering'

/** The school-paper of the subject under a numeral as high as half the page. */
export const numeralSquares: Design = ({
  title,
  author,
  house,
  note,
  dye,
  height,
  grade = 1,
  subject = 'toan',
  variant,
}) => {
  const foot = height - 82
  const heading = titleIn(title, {
    x: 48,
    top: 100,
    width: 504,
    height: height * 0.27,
    largest: 70,
    fill: ink,
  })
  const large = Math.min(grade < 10 ? 560 : 430, (foot - 80 - heading.bottom) / 0.67)
  const radius = 150 + (variant % 3) * 26
  return (
    rect(0, 0, WIDTH, height, paper) +
    subjectField(subject, { x: 0, y: 300, width: WIDTH, height: height - 300 }, dye.soft) +
    ring(variant % 2 ? 150 : 440, foot - 210, radius, dye.mid, 3) +
    rule(0, foot - 210 - radius, WIDTH, foot - 210 - radius, dye.mid, 1.4) +
    letters(String(grade), WIDTH - 30, foot - 26, {
      face: 'serif-black',
      size: large,
      fill: dye.base,
      anchor: 'end',
    }) +
    rect(0, 0, WIDTH, 26, dye.base) +
    lineIn(note, { x: 48, y: 78, width: 420, size: 22, fill: dye.base, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 500, size: 23, fill: dye.deep }) +
    rect(0, foot, WIDTH, height - foot, dye.base) +
    lineIn(house, { x: 48, y: foot + 50, width: 420, size: 21, fill: paper })
  )
}
