import { type SceneName, sceneMarkup } from '@/backend/seed/content/drawing/scenes'
import { HEIGHT, rect, WIDTH } from '@/backend/seed/content/drawing/shapes'
import { type Dye, tonesOf } from '@/backend/seed/content/drawing/tones'
import { block, fitLines, letters, widthOf } from '@/backend/seed/lettering'
import { type Picture, svgDocument } from '@/backend/seed/pictures'

/** A scene in a window of another shape. */
const inset = (
  name: string,
  scene: SceneName,
  dye: Dye,
  x: number,
  y: number,
  width: number,
  height: number,
) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${sceneMarkup(name, scene, dye)}</svg>`

type Cover = { name: string; scene: SceneName; dye: Dye }

const PAGE = 600
const PAGE_HEIGHT = 837
const WINDOW = 470

/** A textbook: its picture above, subject and grade set large below. */
export function textbookCover(
  { name, scene, dye }: Cover,
  words: { subject: string; grade: number; series: string },
): Picture {
  const draw = () => {
    const tones = tonesOf(dye)
    const title = fitLines(words.subject, {
      face: 'serif',
      width: 360,
      height: 170,
      largest: 68,
      maxLines: 3,
    })
    return (
      rect(0, 0, PAGE, PAGE_HEIGHT, tones.deep) +
      inset(name, scene, dye, 0, 0, PAGE, WINDOW) +
      rect(0, WINDOW, PAGE, 10, tones.accent) +
      letters(`Bộ sách ${words.series}`, 44, WINDOW + 66, {
        face: 'sans',
        size: 24,
        fill: tones.pale,
      }) +
      block(title, 44, WINDOW + 92, { face: 'serif', fill: tones.paper }) +
      letters(String(words.grade), 560, WINDOW + 300, {
        face: 'serif-black',
        size: words.grade > 9 ? 190 : 260,
        fill: tones.soft,
        anchor: 'end',
      }) +
      letters('Sách giáo khoa', 44, PAGE_HEIGHT - 44, {
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
export function courseCover({ name, scene, dye }: Cover, label: string): Picture {
  const draw = () => {
    const tones = tonesOf(dye)
    const width = widthOf(label, 'serif', 46) + 96
    return (
      sceneMarkup(name, scene, dye) +
      rect(0, HEIGHT - 128, width, 92, tones.paper) +
      rect(0, HEIGHT - 128, 16, 92, tones.accent) +
      letters(label, 52, HEIGHT - 66, { face: 'serif', size: 46, fill: tones.ink })
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
