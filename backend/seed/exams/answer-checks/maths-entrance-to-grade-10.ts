import type { AnswerChecks } from './answer-check'

export const mathsEntranceToGrade10: AnswerChecks = {
  'Đề luyện vào lớp 10 môn Toán, số 1': {
    1: () => (Math.sqrt(25) + 2) / (Math.sqrt(25) - 3),
    2: () => [4, 9, 16, 64].map((x) => Number.isInteger((Math.sqrt(x) + 2) / (Math.sqrt(x) - 3))),
    3: () =>
      [...Array(600).keys()].find((x) => x > 0 && Math.abs(600 / x - 600 / (x + 10) - 2) < 1e-9) ??
      0,
    4: () => [300 - (345 - 330) / 0.1, (345 - 330) / 0.1].map(Math.round),
    5: () => -1 / 4,
    6: () => [
      1 - 2 * -1 - 3 === 0 && 9 - 6 - 3 === 0,
      (-1) ** 2 === 1 && 3 ** 2 === 9,
      2 * 0 + 3 === 3,
      (3 * (1 + 3)) / 2 === 12,
    ],
    7: () => [Math.sqrt(25 - 9), 9 / 5, (4 * 3) / 5, (2 * 4 * 3) / 5],
    8: () => 3 + 9 / 3 === 6 && [1, 2, 4, 5].every((x) => x + 9 / x >= 6),
  },
}
