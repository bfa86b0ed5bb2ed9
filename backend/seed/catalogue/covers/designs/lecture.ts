import { paper, son } from '@/backend/seed/catalogue/covers/dyes'
import { disc, polygon, rect, ring, rule } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { subjectField } from '@/backend/seed/catalogue/covers/subject-fields'
import { letters } from '@/backend/seed/lettering'

/** A course: the subject's paper as a board, the mark of a lesson that plays. */
export const lecture: Design = ({
  title,
  author,
  house,
  note,
  dye,
  height,
  grade,
  subject = 'toan',
}) => {
  const y = height * 0.3
  const heading = titleIn(title, {
    x: 48,
    top: height * 0.54 + 62,
    width: 504,
    height: height * 0.46 - 190,
    largest: 66,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, dye.deep) +
    rect(36, 36, 528, height * 0.54 - 36, dye.base) +
    subjectField(
      subject,
      { x: 36, y: 36, width: 528, height: height * 0.54 - 36 },
      dye.mid,
      'board',
      0.6,
    ) +
    rect(36, 36, 528, height * 0.54 - 36, 'none', { stroke: dye.mid, 'stroke-width': 4 }) +
    disc(300, y, 104, dye.deep) +
    ring(300, y, 104, paper, 5) +
    polygon(
      [
        [272, y - 52],
        [272, y + 52],
        [358, y],
      ],
      paper,
    ) +
    (grade
      ? rect(452, 36, 112, 128, son) +
        letters(String(grade), 508, 128, {
          face: 'serif-black',
          size: 88,
          fill: paper,
          anchor: 'middle',
        })
      : '') +
    lineIn(note, {
      x: 48,
      y: height * 0.54 + 50,
      width: 440,
      size: 21,
      fill: dye.spark,
      face: 'sans-bold',
    }) +
    heading.svg +
    rule(48, height - 108, 552, height - 108, dye.mid, 1.5) +
    lineIn(author, { x: 48, y: height - 70, width: 504, size: 23, fill: dye.soft }) +
    lineIn(house, { x: 48, y: height - 38, width: 420, size: 18, fill: dye.soft })
  )
}
