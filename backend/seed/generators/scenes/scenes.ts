import { type Picture, svgDocument } from '@/backend/seed/generators/picture'
import {
  bookshelf,
  chair,
  clock,
  desk,
  lamp,
  window_,
} from '@/backend/seed/generators/scenes/indoors'
import { field, hills, river, train, tree } from '@/backend/seed/generators/scenes/landscape'
import {
  alphabet,
  blocks,
  calendar,
  panels,
  paper,
  parcel,
} from '@/backend/seed/generators/scenes/objects'
import { HEIGHT, WIDTH } from '@/backend/seed/generators/scenes/shapes'
import { type ToneName, tonesOf } from '@/backend/seed/generators/scenes/tones'
import { market, moon, rain, school, town } from '@/backend/seed/generators/scenes/village'
import { randomFor } from '@/backend/seed/random'

const scenes = {
  blocks,
  calendar,
  chair,
  clock,
  desk,
  field,
  hills,
  lamp,
  alphabet,
  market,
  moon,
  panels,
  paper,
  parcel,
  rain,
  river,
  school,
  bookshelf,
  town,
  train,
  tree,
  window: window_,
} as const

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]

/** The marks of a scene; its name decides every small accident of the drawing. */
export const sceneMarkup = (name: string, scene: SceneName, colour: ToneName) =>
  scenes[scene](tonesOf(colour), randomFor(name))

export type NamedScene = { name: string; scene: SceneName; colour: ToneName }

export const scenePicture = ({ name, scene, colour }: NamedScene): Picture => ({
  name,
  width: WIDTH,
  height: HEIGHT,
  thumbWidth: 480,
  svg: () => svgDocument(WIDTH, HEIGHT, sceneMarkup(name, scene, colour)),
})
