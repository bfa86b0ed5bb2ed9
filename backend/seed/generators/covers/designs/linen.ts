import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { lotus } from '@/backend/seed/generators/covers/motifs'
import { paper } from '@/backend/seed/generators/covers/palettes'
import { field, rect, rule } from '@/backend/seed/generators/covers/shapes'

/** Bound in linen, with a printed label and a lotus pressed into the weave. */
export const linen: Design = ({ title, author, publisher, note, palette, height }) => {
  const weave = field(
    'weave',
    {
      width: 6,
      height: 6,
      inside: `${rect(0, 0, 3, 3, palette.deep, { opacity: 0.28 })}${rect(3, 3, 3, 3, palette.deep, { opacity: 0.28 })}${rect(3, 0, 3, 3, palette.mid, { opacity: 0.12 })}`,
    },
    { x: 0, y: 0, width: WIDTH, height },
  )
  const label = { x: 92, y: height * 0.13, width: 416, height: height * 0.42 }
  const middle = label.x + label.width / 2
  const heading = titleIn(title, {
    x: middle,
    top: label.y + 66,
    width: label.width - 72,
    height: label.height - 150,
    largest: 66,
    fill: palette.deep,
    anchor: 'middle',
    align: 'middle',
  })
  const pressed = { back: 'none', middle: 'none', front: 'none', line: palette.soft, heart: 'none' }
  return (
    rect(0, 0, WIDTH, height, palette.base) +
    weave +
    rect(label.x, label.y, label.width, label.height, paper) +
    rect(label.x + 12, label.y + 12, label.width - 24, label.height - 24, 'none', {
      stroke: palette.base,
      'stroke-width': 3,
    }) +
    rect(label.x + 19, label.y + 19, label.width - 38, label.height - 38, 'none', {
      stroke: palette.base,
      'stroke-width': 1,
    }) +
    lineIn(note, {
      x: middle,
      y: label.y + 56,
      width: label.width - 80,
      size: 20,
      fill: palette.base,
      anchor: 'middle',
    }) +
    heading.svg +
    rule(
      middle - 40,
      label.y + label.height - 76,
      middle + 40,
      label.y + label.height - 76,
      palette.base,
      1.5,
    ) +
    lineIn(author, {
      x: middle,
      y: label.y + label.height - 40,
      width: label.width - 80,
      size: 24,
      fill: palette.deep,
      face: 'serif-text',
      anchor: 'middle',
    }) +
    lotus(WIDTH / 2, height * 0.8, 82, pressed) +
    lineIn(publisher, {
      x: WIDTH / 2,
      y: height - 44,
      width: 420,
      size: 19,
      fill: palette.soft,
      anchor: 'middle',
    })
  )
}
