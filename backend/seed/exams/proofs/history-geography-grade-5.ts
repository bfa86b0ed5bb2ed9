import type { Proofs } from './proof'

export const historyGeographyGrade5: Proofs = {
  'Bài tập: Từ Cổ Loa đến Bạch Đằng': {
    2: () => [40, 248, 544, 938],
  },
}
