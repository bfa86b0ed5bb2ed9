import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/generators/covers/cover-spec'
import { paper } from '@/backend/seed/generators/covers/palettes'
import { clipped, rect } from '@/backend/seed/generators/covers/shapes'
import { textPath } from '@/backend/seed/generators/lettering'

/** The first letter of the title as large as the page allows. */
export const initial: Design = ({ title, author, publisher, note, palette, height, variant }) => {
  const first = title.charAt(0)
  const light = variant % 2 === 0
  const ground = light ? paper : palette.base
  const line = height * 0.6
  const heading = titleIn(title, {
    x: 48,
    top: line + 56,
    width: 504,
    height: height - line - 186,
    largest: 68,
    fill: light ? palette.deep : paper,
  })
  return (
    rect(0, 0, WIDTH, height, ground) +
    clipped(
      'upper',
      { x: 0, y: 0, width: WIDTH, height: line },
      rect(0, 0, WIDTH, line, light ? palette.base : palette.deep) +
        textPath(first, 300, line - 66, {
          face: variant % 3 === 0 ? 'serif-italic' : 'serif-black',
          size: 560,
          fill: light ? palette.soft : palette.spark,
          anchor: 'middle',
        }),
    ) +
    lineIn(note, {
      x: 48,
      y: line + 46,
      width: 440,
      size: 21,
      fill: light ? palette.base : palette.soft,
      face: 'sans-bold',
    }) +
    heading.svg +
    lineIn(author, {
      x: 48,
      y: height - 82,
      width: 504,
      size: 24,
      fill: light ? palette.deep : palette.soft,
    }) +
    lineIn(publisher, {
      x: 48,
      y: height - 42,
      width: 420,
      size: 18,
      fill: light ? palette.base : palette.soft,
    })
  )
}
