import type { AnswerChecks } from './answer-check'

export const historyGeographyGrade5: AnswerChecks = {
  'Bài tập: Từ Cổ Loa đến Bạch Đằng': {
    2: () => [40, 248, 544, 938],
  },
}
