import type { AnswerChecks } from './answer-check'

export const scienceGrade6: AnswerChecks = {
  'Bài tập: Ba thể của chất': {
    5: () => [0, 100],
  },
}
