import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { emblem } from '@/backend/seed/generators/covers/emblems'
import { ink, paper } from '@/backend/seed/generators/covers/palettes'
import { rect } from '@/backend/seed/generators/covers/shapes'
import { textPath } from '@/backend/seed/generators/lettering'

/** The subject's figure on a dyed field, the title on paper below. */
export const emblemPage: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade,
  subject = 'maths',
}) => {
  const line = height * 0.57
  const heading = titleIn(title, {
    x: 48,
    top: line + 64,
    width: 504,
    height: height - line - 186,
    largest: 74,
    fill: ink,
  })
  const tab = grade
    ? rect(456, 0, 96, 118, palette.deep) +
      textPath(String(grade), 504, 88, {
        face: 'serif-black',
        size: 76,
        fill: paper,
        anchor: 'middle',
      })
    : ''
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, WIDTH, line, palette.base) +
    tab +
    emblem(subject, WIDTH / 2 - (grade ? 40 : 0), line * 0.52, 150, {
      line: paper,
      fill: palette.mid,
      spark: palette.spark,
      ground: palette.deep,
    }) +
    rect(0, line, WIDTH, 10, palette.deep) +
    lineIn(note, {
      x: 48,
      y: line + 52,
      width: 440,
      size: 21,
      fill: palette.base,
      face: 'sans-bold',
    }) +
    heading.svg +
    lineIn(author, { x: 48, y: height - 84, width: 500, size: 22, fill: palette.deep }) +
    lineIn(publisher, { x: 48, y: height - 46, width: 420, size: 19, fill: palette.base })
  )
}
