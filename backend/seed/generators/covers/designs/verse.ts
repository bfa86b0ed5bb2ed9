import {
  type Design,
  lineIn,
  seal,
  titleIn,
  WIDTH,
} from '@/backend/seed/generators/covers/cover-spec'
import { ink, paper } from '@/backend/seed/generators/covers/palettes'
import { rect, rule } from '@/backend/seed/generators/covers/shapes'
import { fitLines, textPath } from '@/backend/seed/generators/lettering'

/** The poem itself on the cover, six and eight syllables in turn. */
export const verse: Design = ({
  title,
  author,
  publisher,
  initials,
  note,
  palette,
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
    fill: palette.deep,
  })
  const written = lines.map((line, at) =>
    textPath(line, band + 48 + (line.split(' ').length === 6 ? size : 0), first + at * leading, {
      face: 'serif-italic',
      size,
      fill: ink,
    }),
  )
  return (
    rect(0, 0, WIDTH, height, paper) +
    rect(0, 0, band, height, palette.base) +
    rule(band + 9, 0, band + 9, height, palette.base, 2) +
    lineIn(note, { x: band + 48, y: 88, width: 390, size: 21, fill: palette.base }) +
    heading.svg +
    lineIn(author, {
      x: band + 48,
      y: heading.bottom + 42,
      width: 396,
      size: 29,
      fill: ink,
      face: 'serif-text',
    }) +
    rule(band + 48, first - size * 2, band + 128, first - size * 2, palette.base, 2) +
    written.join('') +
    seal(28, height - 96, 62, initials) +
    `<g transform="rotate(-90 ${band / 2} ${height * 0.5})">${lineIn(publisher, { x: band / 2, y: height * 0.5 + 7, width: 420, size: 21, fill: palette.soft, anchor: 'middle' })}</g>`
  )
}
