import { chair, clock, desk, lamp, shelf, window_ } from '@/backend/seed/content/drawing/indoors'
import { field, hills, river, train, tree } from '@/backend/seed/content/drawing/landscape'
import {
  blocks,
  calendar,
  letters,
  panels,
  paper,
  parcel,
} from '@/backend/seed/content/drawing/objects'
import { HEIGHT, WIDTH } from '@/backend/seed/content/drawing/shapes'
import { type Dye, tonesOf } from '@/backend/seed/content/drawing/tones'
import { market, moon, rain, school, town } from '@/backend/seed/content/drawing/village'
import { type Picture, svgDocument } from '@/backend/seed/pictures'
import { diceFor } from '@/backend/seed/random'

const scenes = {
  blocks,
  calendar,
  chair,
  clock,
  desk,
  field,
  hills,
  lamp,
  letters,
  market,
  moon,
  panels,
  paper,
  parcel,
  rain,
  river,
  school,
  shelf,
  town,
  train,
  tree,
  window: window_,
} as const

export type SceneName = keyof typeof scenes

/** The marks of a scene; its name decides every small accident of the drawing. */
export const sceneMarkup = (name: string, scene: SceneName, dye: Dye) =>
  scenes[scene](tonesOf(dye), diceFor(name))

export const scenePicture = (name: string, scene: SceneName, dye: Dye): Picture => ({
  name,
  width: WIDTH,
  height: HEIGHT,
  thumbWidth: 480,
  svg: () => svgDocument(WIDTH, HEIGHT, sceneMarkup(name, scene, dye)),
})
