import type { AnswerChecks } from './answer-check'

const integral = (f: (x: number) => number, a: number, b: number) => {
  const steps = 600
  const h = (b - a) / steps
  const inner = Array.from(
    { length: steps - 1 },
    (_, at) => f(a + (at + 1) * h) * (at % 2 === 0 ? 4 : 2),
  )
  return ((f(a) + f(b) + inner.reduce((sum, value) => sum + value, 0)) * h) / 3
}
const near = (a: number, b: number) => Math.abs(a - b) < 1e-6
const f = (x: number) => x ** 3 - 3 * x ** 2 - 9 * x + 5

export const mathsGrade12: AnswerChecks = {
  'Bài tập: Tính đơn điệu của hàm số': {
    2: () => [-2, -1, 0, 1].every((x) => (x + 1) ** 3 > x ** 3),
    3: () => 6 / 2,
    4: () =>
      [
        [(x: number) => 3 * x * x + 1],
        [(x: number) => 2 * x],
        [() => 2],
        [(x: number) => -3 * x * x],
      ].map(([d]) => [-2, -1, 1, 2].every((x) => (d?.(x) ?? 0) > 0)),
    5: () => [f(-1), f(3)],
    8: () => [
      2 * 1 - -1 * 1 === 3,
      (2 * 1 - 1) / 2 > (2 * 0 - 1) / 1,
      (2 * -2 - 1) / -1 < (2 * 0 - 1) / 1,
      Math.sign(3) === 0,
    ],
  },
  'Kiểm tra chương Ứng dụng đạo hàm và tích phân': {
    1: () => (-1) ** 3 - 3 * -1 + 2,
    2: () => 3 / 1,
    4: () => Math.round(integral((x) => 2 * x + 1, 1, 3)),
    5: () => Math.max(...[0, 1, 3].map((x) => x ** 3 - 3 * x + 1)),
    6: () => 7 - 3,
    7: () => {
      const g = (x: number) => x ** 3 - 6 * x ** 2 + 9 * x + 1
      return [
        true,
        g(1.5) > g(2) && g(2) > g(2.5),
        g(1) === 1,
        Math.max(g(0), g(1), g(3), g(5)) === 21,
      ]
    },
    8: () => {
      const v = (x: number) => x * (12 - 2 * x) ** 2
      return [v(1) === 100, 12 - 2 * 6 === 0, v(3) > v(2), v(2) === 128]
    },
    9: () => [
      (-1) ** 2 === -1 + 2 && 2 ** 2 === 2 + 2,
      0 + 2 > 0,
      near(
        integral((x) => x + 2 - x * x, -1, 2),
        4.5,
      ),
      near(
        integral((x) => (x + 2) ** 2 - x ** 4, -1, 2),
        4.5,
      ),
    ],
    10: () => Math.round(integral((t) => 20 - 5 * t, 0, 4)),
    11: () => Math.round(integral((x) => 4 - x * x, -2, 2) * 10) / 10,
    12: () => [Math.round((1e6 ** 2 + 3e6 - 1) / (1e6 + 1) - 1e6), -1],
  },
}
