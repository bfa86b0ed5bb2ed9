import type { AnswerChecks } from './answer-check'

const near = (a: number, b: number, gap = 1e-9) => Math.abs(a - b) < gap

export const mathsGraduation: AnswerChecks = {
  'Đề luyện tốt nghiệp môn Toán, bản rút gọn số 1': {
    1: () => 3 * 2 ** 4,
    2: () => Math.log2(8) + Math.log2(4),
    3: () => Math.round(Math.log(27) / Math.log(3)) + 1,
    4: () => Math.hypot(2, 2, 1),
    5: () => [1, 2, 3, 4, 5, 6].filter((n) => n % 3 === 0).length / 6,
    6: () => Math.sqrt(16),
    7: () => {
      const positive = 0.01 * 0.95 + 0.99 * 0.05
      return [
        near(1 - 0.01, 0.99),
        near(positive, 0.059),
        0.0095 / positive > 0.5,
        near(0.0095 / positive, 0.161, 5e-4),
      ]
    },
    8: () => [
      near(100 * 1.06, 106),
      near(100 * 1.06 ** 2, 112, 1e-3),
      near(100 * 1.06 ** 3, 119.1, 0.05),
      1.06 ** 12 > 2,
    ],
    9: () => {
      const value = 2 * 1 - 2 + 2 * 3 + 3
      const distance = Math.abs(value) / 3
      return [true, value === 0, distance === 3, distance < 2]
    },
    10: () =>
      [...Array(151).keys()].reduce(
        (best, x) => (x * (300 - 2 * x) > best * (300 - 2 * best) ? x : best),
        0,
      ),
    11: () => (3 / 5 + 1 / 5) / 2,
    12: () => 3 * 10 ** 2,
  },
}
