import { paper } from '@/backend/seed/catalogue/covers/dyes'
import { clipped, rect } from '@/backend/seed/catalogue/covers/shapes'
import { type Design, lineIn, titleIn, WIDTH } from '@/backend/seed/catalogue/covers/spec'
import { letters } from '@/backend/seed/lettering'

/** The first letter of the title as large as the page allows. */
export const initial: Design = ({ title, author, house, note, dye, height, variant }) => {
  const first = title.charAt(0)
  const light = variant % 2 === 0
  const ground = light ? paper : dye.base
  const line = height * 0.6
  const heading = titleIn(title, {
    x: 48,
    top: line + 56,
    width: 504,
    height: height - line - 186,
    largest: 68,
    fill: light ? dye.deep : paper,
  })
  return (
    rect(0, 0, WIDTH, height, ground) +
    clipped(
      'upper',
      { x: 0, y: 0, width: WIDTH, height: line },
      rect(0, 0, WIDTH, line, light ? dye.base : dye.deep) +
        letters(first, 300, line - 66, {
          face: variant % 3 === 0 ? 'serif-italic' : 'serif-black',
          size: 560,
          fill: light ? dye.soft : dye.spark,
          anchor: 'middle',
        }),
    ) +
    lineIn(note, {
      x: 48,
      y: line + 46,
      width: 440,
      size: 21,
      fill: light ? dye.base : dye.soft,
      face: 'sans-bold',
    }) +
    heading.svg +
    lineIn(author, {
      x: 48,
      y: height - 82,
      width: 504,
      size: 24,
      fill: light ? dye.deep : dye.soft,
    }) +
    lineIn(house, {
      x: 48,
      y: height - 42,
      width: 420,
      size: 18,
      fill: light ? dye.base : dye.soft,
    })
  )
}
