import type { AnswerChecks } from './answer-check'

export const literatureGrade6: AnswerChecks = {
  'Bài tập: Luật thơ lục bát': {
    2: () => [6, 8],
  },
}
