import type { Clip } from '@/backend/seed/generators/clips/clip'
import { countingToTen } from '@/backend/seed/generators/clips/counting-to-ten'
import { decimals } from '@/backend/seed/generators/clips/decimals'
import { deepReading } from '@/backend/seed/generators/clips/deep-reading'
import { derivative } from '@/backend/seed/generators/clips/derivative'
import { fractions } from '@/backend/seed/generators/clips/fractions'
import { multiplication } from '@/backend/seed/generators/clips/multiplication'
import { parabola } from '@/backend/seed/generators/clips/parabola'

/** The films of the lessons. `make-clip.ts` makes the files in `data/learning/clips/` from these drawings. */
export const clips = {
  'dem-den-muoi': countingToTen,
  'phep-nhan': multiplication,
  'phan-so': fractions,
  'so-thap-phan': decimals,
  parabol: parabola,
  'dao-ham': derivative,
  'doc-sau': deepReading,
} satisfies Record<string, Clip>
