import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { palettes, paper } from '@/backend/seed/generators/covers/palettes'
import { rect, rule, times } from '@/backend/seed/generators/covers/shapes'
import { subjectField } from '@/backend/seed/generators/covers/subject-fields'
import { textPath } from '@/backend/seed/generators/lettering'

const tabs = [
  palettes.vermilion,
  palettes.ochre,
  palettes.moss,
  palettes.blue,
  palettes.purple,
  palettes.brick,
]

/** Sổ tay: a pocket book with an index of coloured tabs at its edge. */
export const handbook: Design = ({
  title,
  author,
  publisher,
  note,
  palette,
  height,
  grade,
  subject = 'maths',
  variant,
}) => {
  const edge = 528
  const each = (height - 120) / tabs.length
  const index = times(tabs.length, (at) =>
    rect(
      edge - 6,
      60 + at * each,
      90,
      each - 10,
      tabs[(at + variant) % tabs.length]?.mid ?? palette.mid,
      { rx: 10 },
    ),
  )
  const heading = titleIn(title, {
    x: 56,
    top: 132,
    width: 420,
    height: height * 0.36,
    largest: 66,
    fill: paper,
  })
  return (
    rect(0, 0, WIDTH, height, palette.deep) +
    index +
    rect(0, 0, edge, height, palette.base) +
    subjectField(
      subject,
      { x: 0, y: height * 0.6, width: edge, height: height * 0.4 },
      palette.mid,
      'ground',
      0.5,
    ) +
    rule(edge, 0, edge, height, palette.deep, 3) +
    lineIn(note, {
      x: 56,
      y: 92,
      width: 400,
      size: 22,
      fill: palette.spark,
      face: 'sans-bold',
    }) +
    heading.svg +
    lineIn(author, { x: 56, y: heading.bottom + 38, width: 420, size: 22, fill: palette.soft }) +
    (grade
      ? textPath(String(grade), 48, height - 112, {
          face: 'serif-black',
          size: 230,
          fill: palette.soft,
        })
      : '') +
    rect(0, height - 70, edge, 70, palette.deep) +
    lineIn(publisher, { x: 56, y: height - 28, width: 400, size: 19, fill: palette.soft })
  )
}
