import type { Proofs } from './proof'

export const scienceGrade6: Proofs = {
  'Bài tập: Ba thể của chất': {
    5: () => [0, 100],
  },
}
