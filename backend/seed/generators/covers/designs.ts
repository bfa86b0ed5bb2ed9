import type { Design } from './cover-spec'
import { answerSheet } from './designs/answer-sheet'
import { bamboo } from './designs/bamboo'
import { brocade } from './designs/brocade'
import { bronze } from './designs/bronze'
import { carp } from './designs/carp'
import { clouds } from './designs/clouds'
import { emblemPage } from './designs/emblem-page'
import { handbook } from './designs/handbook'
import { initial } from './designs/initial'
import { lamp } from './designs/lamp'
import { lattice } from './designs/lattice'
import { lecture } from './designs/lecture'
import { linen } from './designs/linen'
import { lotusPond } from './designs/lotus-pond'
import { meanderFrame } from './designs/meander-frame'
import { moon } from './designs/moon'
import { mountains } from './designs/mountains'
import { nightSky } from './designs/night-sky'
import { notebookLabel } from './designs/notebook-label'
import { numeralField } from './designs/numeral-field'
import { numeralSquares } from './designs/numeral-squares'
import { paperBoat } from './designs/paper-boat'
import { quarters } from './designs/quarters'
import { strata } from './designs/strata'
import { summer } from './designs/summer'
import { summit } from './designs/summit'
import { threads } from './designs/threads'
import { tiles } from './designs/tiles'
import { verse } from './designs/verse'
import { village } from './designs/village'
import { water } from './designs/water'

export const designs = {
  'answer-sheet': answerSheet,
  bamboo,
  brocade,
  bronze,
  carp,
  linen,
  clouds,
  'emblem-page': emblemPage,
  handbook,
  initial,
  lamp,
  lattice,
  lecture,
  'lotus-pond': lotusPond,
  'meander-frame': meanderFrame,
  moon,
  mountains,
  'night-sky': nightSky,
  'notebook-label': notebookLabel,
  'numeral-field': numeralField,
  'numeral-squares': numeralSquares,
  'paper-boat': paperBoat,
  quarters,
  strata,
  summer,
  summit,
  threads,
  tiles,
  verse,
  village,
  water,
} satisfies Record<string, Design>

export type DesignName = keyof typeof designs
export const designNames = Object.keys(designs) as DesignName[]
