import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper, vermilion } from '@/backend/seed/generators/covers/palettes'
import { rect, rule } from '@/backend/seed/generators/covers/shapes'
import { subjectField } from '@/backend/seed/generators/covers/subject-fields'

/** Nhãn vở: the label every pupil writes a name on. */
export const notebookLabel: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade,
  subject = 'maths',
}) => {
  const box = { x: 66, y: height * 0.16, width: 468, height: height * 0.56 }
  const middle = WIDTH / 2
  const rows = ['Trường', grade ? `Lớp ${grade}` : 'Lớp', 'Họ và tên']
  const first = box.y + box.height - 138
  const heading = titleIn(title, {
    x: middle,
    top: box.y + 84,
    width: 400,
    height: first - box.y - 150,
    largest: 62,
    fill: palette.deep,
    anchor: 'middle',
    align: 'middle',
  })
  const writing = rows
    .map(
      (row, at) =>
        lineIn(row, { x: box.x + 40, y: first + at * 42, width: 120, size: 19, fill: ink }) +
        rule(
          box.x + 150,
          first + at * 42 + 2,
          box.x + box.width - 40,
          first + at * 42 + 2,
          palette.mid,
          2,
          { 'stroke-dasharray': '2 5' },
        ),
    )
    .join('')
  return (
    rect(0, 0, WIDTH, height, palette.base) +
    subjectField(subject, { x: 0, y: 0, width: WIDTH, height }, palette.mid, 'ground', 0.55) +
    rect(box.x, box.y, box.width, box.height, paper, { rx: 22 }) +
    rect(box.x + 11, box.y + 11, box.width - 22, box.height - 22, 'none', {
      rx: 14,
      stroke: vermilion,
      'stroke-width': 2.5,
    }) +
    lineIn(note, {
      x: middle,
      y: box.y + 62,
      width: 390,
      size: 21,
      fill: vermilion,
      anchor: 'middle',
      face: 'sans-bold',
    }) +
    heading.svg +
    writing +
    rect(0, height - 112, WIDTH, 112, palette.deep) +
    lineIn(author, {
      x: middle,
      y: height - 66,
      width: 500,
      size: 22,
      fill: paper,
      anchor: 'middle',
    }) +
    lineIn(publisher, {
      x: middle,
      y: height - 32,
      width: 420,
      size: 18,
      fill: palette.soft,
      anchor: 'middle',
    })
  )
}
