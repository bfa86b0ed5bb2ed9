import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper } from '@/backend/seed/generators/covers/palettes'
import { clipped, rect } from '@/backend/seed/generators/covers/shapes'
import { subjectField } from '@/backend/seed/generators/covers/subject-fields'
import { textPath } from '@/backend/seed/generators/lettering'

/** A dyed page; the numeral runs out of it at the lower corner, filled with the subject's paper. */
export const numeralField: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade = 1,
  subject = 'maths',
}) => {
  const heading = titleIn(title, {
    x: 48,
    top: 116,
    width: 504,
    height: height * 0.26,
    largest: 70,
    fill: paper,
  })
  const free = height - 104 - heading.bottom
  const size = Math.min(grade < 10 ? 760 : 560, free / 0.67)
  const numeral = textPath(String(grade), WIDTH + (grade < 10 ? 30 : 16), height - 40, {
    face: 'serif-black',
    size,
    fill: '#fff',
    anchor: 'end',
  })
  return (
    rect(0, 0, WIDTH, height, palette.base) +
    subjectField(subject, { x: 0, y: 0, width: WIDTH, height }, palette.mid, 'ground', 0.22) +
    `<defs><clipPath id="numeral">${numeral.replace('class="t" ', '')}</clipPath></defs>` +
    clipped(
      'page',
      { x: 0, y: 0, width: WIDTH, height },
      `<g clip-path="url(#numeral)">${rect(0, 0, WIDTH, height, palette.soft)}${subjectField(subject, { x: 0, y: 0, width: WIDTH, height }, palette.base, 'inside', 0.5)}</g>`,
    ) +
    rect(48, 60, 5, 34, palette.spark) +
    lineIn(note, { x: 66, y: 85, width: 440, size: 22, fill: palette.soft, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 500, size: 23, fill: palette.soft }) +
    rect(0, height - 58, WIDTH, 58, palette.deep) +
    lineIn(publisher, { x: 48, y: height - 22, width: 420, size: 20, fill: palette.soft })
  )
}
