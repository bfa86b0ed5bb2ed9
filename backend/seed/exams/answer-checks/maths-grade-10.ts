import type { AnswerChecks } from './answer-check'

export const mathsGrade10: AnswerChecks = {
  'Bài tập: Hàm số bậc hai': {
    2: () => -(3 ** 2) + 6 * 3 - 5,
    3: () => [4 / 2, 3],
    4: () => -2 > 0,
    5: () =>
      [
        [0, 3],
        [1, 0],
        [2, 1],
        [4, 3],
      ].map(([x = 0, y = 0]) => x * x - 4 * x + 3 === y),
    6: () => [6 / 2, -2 / -2, -8 / 4, 0],
    7: () => [true, 5 * (40 - 10) === 150, 20 * 0 > 10 * 20, 10 * (40 - 20) === 200],
  },
}
