import { dyes, paper } from '@/backend/seed/catalogue/covers/dyes'
import { rect, rule, times } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { subjectField } from '@/backend/seed/catalogue/covers/subject-fields'
import { letters } from '@/backend/seed/lettering'

const tabs = [dyes.son, dyes.nghe, dyes.reu, dyes.lam, dyes.tim, dyes.gach]

/** Sổ tay: a pocket book with an index of coloured tabs at its edge. */
export const handbook: Design = ({
  title,
  author,
  house,
  note,
  dye,
  height,
  grade,
  subject = 'toan',
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
      tabs[(at + variant) % tabs.length]?.mid ?? dye.mid,
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
    rect(0, 0, WIDTH, height, dye.deep) +
    index +
    rect(0, 0, edge, height, dye.base) +
    subjectField(
      subject,
      { x: 0, y: height * 0.6, width: edge, height: height * 0.4 },
      dye.mid,
      'ground',
      0.5,
    ) +
    rule(edge, 0, edge, height, dye.deep, 3) +
    lineIn(note, {
      x: 56,
      y: 92,
      width: 400,
      size: 22,
      fill: dye.spark,
      face: 'sans-bold',
    }) +
    heading.svg +
    lineIn(author, { x: 56, y: heading.bottom + 38, width: 420, size: 22, fill: dye.soft }) +
    (grade
      ? letters(String(grade), 48, height - 112, { face: 'serif-black', size: 230, fill: dye.soft })
      : '') +
    rect(0, height - 70, edge, 70, dye.deep) +
    lineIn(house, { x: 56, y: height - 28, width: 400, size: 19, fill: dye.soft })
  )
}
