import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { lotus } from '@/backend/seed/generators/covers/motifs'
import { paper } from '@/backend/seed/generators/covers/palettes'
import { rect, ring, shape, times } from '@/backend/seed/generators/covers/shapes'

/** One large lotus above still water, on a dark cloth. */
export const lotusPond: Design = ({ title, author, publisher, note, palette, height }) => {
  const y = height * 0.73
  const heading = titleIn(title, {
    x: WIDTH / 2,
    top: 128,
    width: 476,
    height: height * 0.225,
    largest: 76,
    fill: paper,
    anchor: 'middle',
    align: 'top',
  })
  const ripples = times(5, (at) => {
    const half = 90 + at * 44
    return shape(
      `M${WIDTH / 2 - half} ${y + 34 + at * 15}Q${WIDTH / 2} ${y + 48 + at * 17} ${WIDTH / 2 + half} ${y + 34 + at * 15}`,
      'none',
      { stroke: palette.mid, 'stroke-width': 2.4, opacity: 0.95 - at * 0.14 },
    )
  })
  return (
    rect(0, 0, WIDTH, height, palette.deep) +
    ring(WIDTH / 2, y - 60, 176, palette.base, 104, { opacity: 0.75 }) +
    ring(WIDTH / 2, y - 60, 176, palette.mid, 1.5) +
    lotus(WIDTH / 2, y + 16, 150, {
      back: palette.mid,
      middle: palette.soft,
      front: paper,
      line: palette.deep,
      heart: palette.spark,
    }) +
    ripples +
    rect(26, 26, WIDTH - 52, height - 52, 'none', { stroke: palette.mid, 'stroke-width': 2 }) +
    rect(34, 34, WIDTH - 68, height - 68, 'none', { stroke: palette.mid, 'stroke-width': 0.8 }) +
    lineIn(note, {
      x: WIDTH / 2,
      y: 98,
      width: 440,
      size: 21,
      fill: palette.soft,
      anchor: 'middle',
    }) +
    heading.svg +
    lineIn(author, {
      x: WIDTH / 2,
      y: heading.bottom + 36,
      width: 460,
      size: 28,
      fill: palette.spark,
      face: 'serif-text',
      anchor: 'middle',
    }) +
    lineIn(publisher, {
      x: WIDTH / 2,
      y: height - 60,
      width: 420,
      size: 19,
      fill: palette.soft,
      anchor: 'middle',
    })
  )
}
