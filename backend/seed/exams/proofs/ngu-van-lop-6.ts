import type { Proofs } from './proof'

export const nguVanLop6: Proofs = {
  'Bài tập: Luật thơ lục bát': {
    2: () => [6, 8],
  },
}
