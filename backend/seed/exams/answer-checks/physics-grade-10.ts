import type { AnswerChecks } from './answer-check'

export const physicsGrade10: AnswerChecks = {
  'Bài tập: Chuyển động thẳng biến đổi đều': {
    1: () => (16 - 10) / 3,
    2: () => 20 ** 2 / (2 * 5),
    3: () => [3 * 4, (3 * 16) / 2],
    4: () => (2 * 10) ** 2 === 2 * 10 ** 2,
    6: () => [1 * -1, -1 * -1, -1 * 1, 1 * 1].map((sign) => sign < 0),
    7: () => [
      Math.sqrt((2 * 45) / 10) === 3,
      10 * 3 === 30,
      (10 * 1) / 2 === 10,
      45 - (10 * 4) / 2 === 25,
    ],
  },
}
