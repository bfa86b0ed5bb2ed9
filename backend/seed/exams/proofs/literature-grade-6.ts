import type { Proofs } from './proof'

export const literatureGrade6: Proofs = {
  'Bài tập: Luật thơ lục bát': {
    2: () => [6, 8],
  },
}
