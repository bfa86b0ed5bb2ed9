import type { AnswerChecks } from './answer-check'

const roots = (a: number, b: number, c: number): number[] => {
  const d = b * b - 4 * a * c
  return d < 0 ? [] : [(-b - Math.sqrt(d)) / (2 * a), (-b + Math.sqrt(d)) / (2 * a)]
}

export const mathsGrade9: AnswerChecks = {
  'Bài tập: Phương trình bậc hai': {
    1: () => 49 - 4 * 2 * 3,
    2: () => Math.max(...roots(2, -7, 3)),
    3: () => roots(1, 2, 5).length === 0,
    4: () => [3 - 5 + 2, 1 + 1 + 1, 2 + 1 - 3, 1 - 4].map((sum) => sum === 0),
    5: () => [9 - 4, 6],
    8: () =>
      [1, -3, 7].map(() => 4).every((d) => d === 4)
        ? [
            true,
            roots(1, -2, -3).length === 2,
            roots(1, -6, 5)[0] === 1 && roots(1, -6, 5)[1] === 5,
            1 - 4 === 3,
          ]
        : [],
  },
  'Kiểm tra cuối khóa Toán lớp 9': {
    1: () => Math.sqrt((-5) ** 2),
    3: () => Math.round((Math.sqrt(12) + Math.sqrt(27) - Math.sqrt(48)) / Math.sqrt(3)),
    4: () => [(9 + 1) / 2, (9 - 1) / 2],
    5: () => 18 / 9,
    6: () => [5, 2, 25 - 4, 25 - 8],
    7: () =>
      [
        Math.abs(Math.sqrt(8) * Math.sqrt(50) - 20),
        Math.abs(Math.sqrt(25) - 7),
        Math.abs(4 / (Math.sqrt(5) - 1) - Math.sqrt(5) - 1),
        Math.abs(Math.sqrt(72) - 6 * Math.SQRT2),
      ].map((gap) => gap < 1e-9),
    8: () => [roots(1, -1, -2).length === 2, 2 ** 2 === 2 + 2, (-1) ** 2 === -1 + 2, 1 < 0],
    9: () => roots(1, 1, 1).length === 2,
  },
}
