import { type Exam, examOf, exercise } from '@/backend/seed/learning/exams/exam'
import {
  blanks,
  four,
  isTrue,
  many,
  match,
  one,
  order,
  short,
} from '@/backend/seed/learning/exams/question'

const course = 'toan-lop-12-ung-dung-dao-ham-va-tich-phan'

/** Simpson's rule, exact for cubics. */
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

export const toanLop12Exams: Exam[] = [
  exercise(course, 1, 'Bài tập: Tính đơn điệu của hàm số', [
    one(
      'Hàm số \\(y = x^3 - 3x^2 - 9x + 5\\) nghịch biến trên khoảng nào?',
      ['\\((-\\infty;\\ -1)\\)', '\\((-1;\\ 3)\\)', '\\((3;\\ +\\infty)\\)', '\\((-3;\\ 1)\\)'],
      2,
      "\\(y' = 3(x + 1)(x - 3)\\) âm giữa hai nghiệm.",
    ),
    isTrue(
      "Hàm số \\(y = x^3\\) đồng biến trên \\(\\mathbb{R}\\) dù \\(y'(0) = 0\\).",
      true,
      'Đạo hàm chỉ bằng 0 tại một điểm và không đổi dấu.',
      { proof: () => [-2, -1, 0, 1].every((x) => (x + 1) ** 3 > x ** 3) },
    ),
    short(
      'Hàm số \\(y = x^2 - 6x + 1\\) đồng biến trên \\((a;\\ +\\infty)\\). Tìm \\(a\\) nhỏ nhất.',
      ['3'],
      "\\(y' = 2x - 6 \\gt 0\\) khi \\(x \\gt 3\\).",
      { proof: () => 6 / 2 },
    ),
    many(
      'Những hàm số nào đồng biến trên \\(\\mathbb{R}\\)?',
      ['\\(y = x^3 + x\\)', '\\(y = x^2\\)', '\\(y = 2x - 1\\)', '\\(y = -x^3\\)'],
      [1, 3],
      'Đạo hàm lần lượt là \\(3x^2 + 1\\), \\(2x\\), \\(2\\), \\(-3x^2\\).',
      {
        proof: () =>
          [
            [(x: number) => 3 * x * x + 1],
            [(x: number) => 2 * x],
            [() => 2],
            [(x: number) => -3 * x * x],
          ].map(([d]) => [-2, -1, 1, 2].every((x) => (d?.(x) ?? 0) > 0)),
      },
    ),
    blanks(
      '\\(y = x^3 - 3x^2 - 9x + 5\\) có giá trị tại \\(x = -1\\) là [[1]] và tại \\(x = 3\\) là [[2]].',
      [['10'], ['-22']],
      'Thay trực tiếp.',
      { proof: () => [f(-1), f(3)] },
    ),
    match(
      'Nối hàm số với đạo hàm.',
      [
        ['\\(x^3 - 3x\\)', '3x² − 3'],
        ['\\(\\sin x\\)', 'cos x'],
        ['\\(\\ln x\\)', '1/x'],
        ['\\(x^2 + 3x\\)', '2x + 3'],
      ],
      'Xem bảng đạo hàm.',
      { extra: ['−cos x'] },
    ),
    order(
      'Xếp các bước xét tính đơn điệu.',
      [
        'Tìm tập xác định',
        'Tính đạo hàm và tìm nghiệm',
        'Lập bảng biến thiên',
        'Kết luận các khoảng',
      ],
      'Đúng trình tự trong bài học.',
    ),
    four(
      'Cho \\(y = \\frac{2x - 1}{x + 1}\\).',
      [
        ["\\(y' = \\frac{3}{(x + 1)^2}\\)", true],
        ['Hàm số đồng biến trên \\((-1;\\ +\\infty)\\).', true],
        ['Hàm số đồng biến trên \\(\\mathbb{R}\\).', false],
        ['Hàm số có một điểm cực trị.', false],
      ],
      'Hàm số không xác định tại \\(-1\\), chỉ đồng biến trên từng khoảng; đạo hàm không đổi dấu nên không có cực trị.',
      {
        proof: () => [
          2 * 1 - -1 * 1 === 3,
          (2 * 1 - 1) / 2 > (2 * 0 - 1) / 1,
          (2 * -2 - 1) / -1 < (2 * 0 - 1) / 1,
          Math.sign(3) === 0,
        ],
      },
    ),
  ]),
  examOf(
    course,
    {
      name: 'Kiểm tra chương Ứng dụng đạo hàm và tích phân',
      minutes: 60,
      attempts: 2,
      about:
        'Mười hai câu theo ba dạng: chọn một phương án, đúng sai bốn ý chấm theo bậc, trả lời ngắn.',
      isShuffle: false,
    },
    [
      one(
        'Giá trị cực đại của \\(y = x^3 - 3x + 2\\) là',
        ['−1', '1', '4', '0'],
        3,
        'Tại \\(x = -1\\): \\(-1 + 3 + 2 = 4\\).',
        { score: 0.5, proof: () => (-1) ** 3 - 3 * -1 + 2 },
      ),
      one(
        'Tiệm cận ngang của \\(y = \\frac{3x + 1}{x - 2}\\) là đường thẳng',
        ['\\(y = 3\\)', '\\(x = 2\\)', '\\(y = 2\\)', '\\(x = 3\\)'],
        1,
        'Tỉ số hai hệ số của \\(x\\).',
        { score: 0.5, proof: () => 3 / 1 },
      ),
      one(
        '\\(\\int (3x^2 - 4x + 5)\\,dx\\) bằng',
        [
          '\\(6x - 4 + C\\)',
          '\\(x^3 - 2x^2 + 5x + C\\)',
          '\\(x^3 - 4x^2 + 5x + C\\)',
          '\\(3x^3 - 4x^2 + 5x + C\\)',
        ],
        2,
        'Nguyên hàm từng số hạng.',
        { score: 0.5 },
      ),
      one(
        '\\(\\int_1^3 (2x + 1)\\,dx\\) bằng',
        ['8', '12', '10', '14'],
        3,
        '\\((9 + 3) - (1 + 1) = 10\\).',
        { score: 0.5, proof: () => Math.round(integral((x) => 2 * x + 1, 1, 3)) },
      ),
      one(
        'Giá trị lớn nhất của \\(f(x) = x^3 - 3x + 1\\) trên \\([0;\\ 3]\\) là',
        ['1', '−1', '3', '19'],
        4,
        '\\(f(0) = 1\\), \\(f(1) = -1\\), \\(f(3) = 19\\).',
        { score: 0.5, proof: () => Math.max(...[0, 1, 3].map((x) => x ** 3 - 3 * x + 1)) },
      ),
      one(
        'Biết \\(\\int_0^5 f(x)\\,dx = 7\\) và \\(\\int_0^2 f(x)\\,dx = 3\\). Khi đó \\(\\int_2^5 f(x)\\,dx\\) bằng',
        ['10', '4', '−4', '21'],
        2,
        '\\(7 - 3 = 4\\).',
        { score: 0.5, proof: () => 7 - 3 },
      ),
      four(
        'Cho \\(f(x) = x^3 - 6x^2 + 9x + 1\\).',
        [
          ["\\(f'(x) = 3x^2 - 12x + 9\\)", true],
          ['\\(f\\) nghịch biến trên \\((1;\\ 3)\\).', true],
          ['Giá trị cực đại của \\(f\\) bằng 1.', false],
          ['Giá trị lớn nhất trên \\([0;\\ 5]\\) bằng 21.', true],
        ],
        'Giá trị cực đại là \\(f(1) = 5\\); \\(x = 1\\) là điểm cực đại.',
        {
          score: 1,
          proof: () => {
            const g = (x: number) => x ** 3 - 6 * x ** 2 + 9 * x + 1
            return [
              true,
              g(1.5) > g(2) && g(2) > g(2.5),
              g(1) === 1,
              Math.max(g(0), g(1), g(3), g(5)) === 21,
            ]
          },
        },
      ),
      four(
        'Tấm bìa vuông cạnh 12 cm, cắt bốn góc hình vuông cạnh \\(x\\) rồi gập thành hộp không nắp.',
        [
          ['\\(V(x) = x(12 - 2x)^2\\)', true],
          ['\\(x\\) phải nhỏ hơn 6.', true],
          ['Thể tích lớn nhất khi \\(x = 3\\).', false],
          ['Thể tích lớn nhất là 128 cm³.', true],
        ],
        "\\(V'(x) = (12 - 2x)(12 - 6x)\\), bằng 0 tại \\(x = 2\\).",
        {
          score: 1,
          proof: () => {
            const v = (x: number) => x * (12 - 2 * x) ** 2
            return [v(1) === 100, 12 - 2 * 6 === 0, v(3) > v(2), v(2) === 128]
          },
        },
      ),
      four(
        'Hình phẳng giới hạn bởi \\(y = x^2\\) và \\(y = x + 2\\).',
        [
          ['Hoành độ giao điểm là \\(-1\\) và 2.', true],
          ['Trên khoảng giữa, đường thẳng nằm trên parabol.', true],
          ['Diện tích bằng \\(\\frac{9}{2}\\).', true],
          ['Thể tích khi quay quanh \\(Ox\\) bằng \\(\\frac{9}{2}\\pi\\).', false],
        ],
        'Thể tích bằng \\(\\pi\\int_{-1}^{2}[(x+2)^2 - x^4]\\,dx = \\frac{72}{5}\\pi\\).',
        {
          score: 1,
          proof: () => [
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
        },
      ),
      short(
        'Xe chạy 20 m/s thì phanh, \\(v(t) = 20 - 5t\\). Tính quãng đường từ lúc phanh đến khi dừng (mét).',
        ['40'],
        '\\(\\int_0^4 (20 - 5t)\\,dt = 40\\).',
        { score: 1.5, proof: () => Math.round(integral((t) => 20 - 5 * t, 0, 4)) },
      ),
      short(
        'Diện tích hình phẳng giới hạn bởi \\(y = x^2\\) và \\(y = 4\\), làm tròn đến hàng phần mười.',
        ['10,7'],
        '\\(\\frac{32}{3} \\approx 10{,}7\\).',
        {
          score: 1.5,
          tolerance: 0.05,
          proof: () => Math.round(integral((x) => 4 - x * x, -2, 2) * 10) / 10,
        },
      ),
      blanks(
        '\\(y = \\frac{x^2 + 3x - 1}{x + 1}\\) có tiệm cận xiên \\(y = x +\\) [[1]] và tiệm cận đứng \\(x =\\) [[2]].',
        [['2'], ['-1']],
        '\\(x^2 + 3x - 1 = (x + 1)(x + 2) - 3\\).',
        { score: 1, proof: () => [Math.round((1e6 ** 2 + 3e6 - 1) / (1e6 + 1) - 1e6), -1] },
      ),
    ],
  ),
]
