import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { disc, polygon, rect, ring, rule } from '@/backend/seed/generators/covers/shapes'
import { subjectField } from '@/backend/seed/generators/covers/subject-fields'
import { textPath } from '@/backend/seed/generators/lettering'

/** A course: the subject's paper as a board, the mark of a lesson that plays. */
export const lecture: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade,
  subject = 'maths',
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
    rect(0, 0, WIDTH, height, palette.deep) +
    rect(36, 36, 528, height * 0.54 - 36, palette.base) +
    subjectField(
      subject,
      { x: 36, y: 36, width: 528, height: height * 0.54 - 36 },
      palette.mid,
      'board',
      0.6,
    ) +
    rect(36, 36, 528, height * 0.54 - 36, 'none', { stroke: palette.mid, 'stroke-width': 4 }) +
    disc(300, y, 104, palette.deep) +
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
      ? rect(452, 36, 112, 128, vermilion) +
        textPath(String(grade), 508, 128, {
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
      fill: palette.spark,
      face: 'sans-bold',
    }) +
    heading.svg +
    rule(48, height - 108, 552, height - 108, palette.mid, 1.5) +
    lineIn(author, { x: 48, y: height - 70, width: 504, size: 23, fill: palette.soft }) +
    lineIn(publisher, { x: 48, y: height - 38, width: 420, size: 18, fill: palette.soft })
  )
}
