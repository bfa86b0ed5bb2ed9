import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper } from '@/backend/seed/generators/covers/palettes'
import { rect, ring, rule } from '@/backend/seed/generators/covers/shapes'
import { subjectField } from '@/backend/seed/generators/covers/subject-fields'
import { textPath } from '@/backend/seed/generators/lettering'

/** The school-paper of the subject under a numeral as high as half the page. */
export const numeralSquares: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade = 1,
  subject = 'maths',
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
    subjectField(subject, { x: 0, y: 300, width: WIDTH, height: height - 300 }, palette.soft) +
    ring(variant % 2 ? 150 : 440, foot - 210, radius, palette.mid, 3) +
    rule(0, foot - 210 - radius, WIDTH, foot - 210 - radius, palette.mid, 1.4) +
    textPath(String(grade), WIDTH - 30, foot - 26, {
      face: 'serif-black',
      size: large,
      fill: palette.base,
      anchor: 'end',
    }) +
    rect(0, 0, WIDTH, 26, palette.base) +
    lineIn(note, { x: 48, y: 78, width: 420, size: 22, fill: palette.base, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 500, size: 23, fill: palette.deep }) +
    rect(0, foot, WIDTH, height - foot, palette.base) +
    lineIn(publisher, { x: 48, y: foot + 50, width: 420, size: 21, fill: paper })
  )
}
