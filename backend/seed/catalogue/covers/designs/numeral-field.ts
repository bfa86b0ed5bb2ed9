import { paper } from '@/backend/seed/catalogue/covers/dyes'
import { clipped, rect } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { subjectField } from '@/backend/seed/catalogue/covers/subject-fields'
import { letters } from '@/backend/seed/lettering'

/** A dyed page; the numeral runs out of it at the lower corner, filled with the subject's paper. */
export const numeralField: Design = ({
  title,
  author,
  house,
  note,
  dye,
  height,
  grade = 1,
  subject = 'toan',
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
  const numeral = letters(String(grade), WIDTH + (grade < 10 ? 30 : 16), height - 40, {
    face: 'serif-black',
    size,
    fill: '#fff',
    anchor: 'end',
  })
  return (
    rect(0, 0, WIDTH, height, dye.base) +
    subjectField(subject, { x: 0, y: 0, width: WIDTH, height }, dye.mid, 'ground', 0.22) +
    `<defs><clipPath id="numeral">${numeral.replace('class="t" ', '')}</clipPath></defs>` +
    clipped(
      'page',
      { x: 0, y: 0, width: WIDTH, height },
      `<g clip-path="url(#numeral)">${rect(0, 0, WIDTH, height, dye.soft)}${subjectField(subject, { x: 0, y: 0, width: WIDTH, height }, dye.base, 'inside', 0.5)}</g>`,
    ) +
    rect(48, 60, 5, 34, dye.spark) +
    lineIn(note, { x: 66, y: 85, width: 440, size: 22, fill: dye.soft, face: 'sans-bold' }) +
    heading.svg +
    lineIn(author, { x: 48, y: heading.bottom + 36, width: 500, size: 23, fill: dye.soft }) +
    rect(0, height - 58, WIDTH, 58, dye.deep) +
    lineIn(house, { x: 48, y: height - 22, width: 420, size: 20, fill: dye.soft })
  )
}
