import { ink, paper } from '@/backend/seed/catalogue/covers/dyes'
import { rect, rule } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, seal, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { fitLines, letters } from '@/backend/seed/lettering'

/** The poem itself on the cover, six and eight syllables in turn. */
export const verse: Design = ({
  title,
  author,
  house,
  initials,
  note,
  dye,
  height,
  verse: lines = [],
}) => {
  const band = 118
  const longest = lines.reduce((most, line) => (line.length > most.length ? line : most), '')
  const { size } = fitLines(longest || 'a', {
    face: 'serif-italic',
    width: 392,
    height: 60,
    largest: 30,
    maxLines: 1,
  })
  const leading = size * 1.72
  const first = height - 96 - (lines.length - 1) * leading
  const heading = titleIn(title, {
    x: band + 48,
    top: 112,
    width: 396,
    height: first - 300,
    largest: 88,
    fill: dye.deep,
  })
  const written = lines.map((line, at) =>
    letters(line, band + 48 + (line.split(' ').length === 6 ? size : 0), first + at * leading, {
      face: 'serif-italic',
      size,
      fill: ink,
    }),
  )
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, band, height, dye.base) +
    rule(band + 9, 0, band + 9, height, dye.base, 2) +
    lineIn(note, { x: band + 48, y: 88, width: 390, size: 21, fill: dye.base }) +
    heading.svg +
    lineIn(author, {
      x: band + 48,
      y: heading.bottom + 42,
      width: 396,
      size: 29,
      fill: ink,
      face: 'serif-text',
    }) +
    rule(band + 48, first - size * 2, band + 128, first - size * 2, dye.base, 2) +
    written.join('') +
    seal(28, height - 96, 62, initials) +
    `<g transform="rotate(-90 ${band / 2} ${height * 0.5})">${lineIn(house, { x: band / 2, y: height * 0.5 + 7, width: 420, size: 21, fill: dye.soft, anchor: 'middle' })}</g>`
  )
}
