import { block, fitLines, textPath, widthOf } from '@/backend/seed/generators/lettering'
import { type Picture, svgDocument } from '@/backend/seed/generators/picture'
import {
  type NamedScene,
  type SceneName,
  sceneMarkup,
} from '@/backend/seed/generators/scenes/scenes'
import { HEIGHT, rect, WIDTH } from '@/backend/seed/generators/scenes/shapes'
import { type ToneName, tonesOf } from '@/backend/seed/generators/scenes/tones'

/** A scene in a window of another shape. */
const inset = (
  name: string,
  scene: SceneName,
  colour: ToneName,
  x: number,
  y: number,
  width: number,
  height: number,
) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${sceneMarkup(name, scene, colour)}</svg>`

const PAGE = 600
const PAGE_HEIGHT = 837
const WINDOW = 470

/** A textbook: its picture above, subject and grade set large below. */
export function textbookCover(
  { name, scene, colour }: NamedScene,
  words: { subject: string; grade: number; series: string },
): Picture {
  const draw = () => {
    const tones = tonesOf(colour)
    const title = fitLines(words.subject, {
      face: 'serif',
      width: 360,
      height: 170,
      largest: 68,
      maxLines: 3,
    })
    return (
      rect(0, 0, PAGE, PAGE_HEIGHT, tones.deep) +
      inset(name, scene, colour, 0, 0, PAGE, WINDOW) +
      rect(0, WINDOW, PAGE, 10, tones.accent) +
      textPath(`Bộ sách ${words.series}`, 44, WINDOW + 66, {
        face: 'sans',
        size: 24,
        fill: tones.pale,
      }) +
      block(title, 44, WINDOW + 92, { face: 'serif', fill: tones.paper }) +
      textPath(String(words.grade), 560, WINDOW + 300, {
        face: 'serif-black',
        size: words.grade > 9 ? 190 : 260,
        fill: tones.soft,
        anchor: 'end',
      }) +
      textPath('Sách giáo khoa', 44, PAGE_HEIGHT - 44, {
        face: 'sans',
        size: 22,
        fill: tones.pale,
      }) +
      rect(0, 0, 10, PAGE_HEIGHT, tones.ink)
    )
  }
  return {
    name,
    width: PAGE,
    height: PAGE_HEIGHT,
    svg: () => svgDocument(PAGE, PAGE_HEIGHT, draw()),
  }
}

/** A course: a scene with a small plate that says what is taught, and for whom. */
export function courseCover({ name, scene, colour }: NamedScene, label: string): Picture {
  const draw = () => {
    const tones = tonesOf(colour)
    const width = widthOf(label, 'serif', 46) + 96
    return (
      sceneMarkup(name, scene, colour) +
      rect(0, HEIGHT - 128, width, 92, tones.paper) +
      rect(0, HEIGHT - 128, 16, 92, tones.accent) +
      textPath(label, 52, HEIGHT - 66, { face: 'serif', size: 46, fill: tones.ink })
    )
  }
  return {
    name,
    width: WIDTH,
    height: HEIGHT,
    thumbWidth: 480,
    svg: () => svgDocument(WIDTH, HEIGHT, draw()),
  }
}
