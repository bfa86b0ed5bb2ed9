import { type Exam, examOf, exercise } from '@/backend/seed/learning/exams/exam'
import {
  blanks,
  essay,
  four,
  isTrue,
  many,
  match,
  one,
  order,
  short,
} from '@/backend/seed/learning/exams/question'

const course = 'toan-lop-9-can-thuc-ham-so-phuong-trinh'

const roots = (a: number, b: number, c: number): number[] => {
  const d = b * b - 4 * a * c
  return d < 0 ? [] : [(-b - Math.sqrt(d)) / (2 * a), (-b + Math.sqrt(d)) / (2 * a)]
}

export const toanLop9Exams: Exam[] = [
  exercise(course, 6, 'Bài tập: Phương trình bậc hai', [
    one(
      'Biệt thức của \\(2x^2 - 7x + 3 = 0\\) bằng',
      ['73', '25', '−25', '5'],
      2,
      '\\(\\Delta = 49 - 24 = 25\\).',
      { proof: () => 49 - 4 * 2 * 3 },
    ),
    short('Nghiệm lớn của \\(2x^2 - 7x + 3 = 0\\) là', ['3'], '\\(\\frac{7 + 5}{4} = 3\\).', {
      proof: () => Math.max(...roots(2, -7, 3)),
    }),
    isTrue('\\(x^2 + 2x + 5 = 0\\) vô nghiệm.', true, "\\(\\Delta' = 1 - 5 \\lt 0\\).", {
      proof: () => roots(1, 2, 5).length === 0,
    }),
    many(
      'Những phương trình nào có nghiệm \\(x = 1\\)?',
      [
        '\\(3x^2 - 5x + 2 = 0\\)',
        '\\(x^2 + x + 1 = 0\\)',
        '\\(2x^2 + x - 3 = 0\\)',
        '\\(x^2 - 4 = 0\\)',
      ],
      [1, 3],
      'Tổng các hệ số bằng 0.',
      { proof: () => [3 - 5 + 2, 1 + 1 + 1, 2 + 1 - 3, 1 - 4].map((sum) => sum === 0) },
    ),
    blanks(
      "\\(x^2 - 6x + 4 = 0\\) có \\(\\Delta' =\\) [[1]], tổng hai nghiệm bằng [[2]].",
      [['5'], ['6']],
      "\\(\\Delta' = 9 - 4\\), tổng bằng \\(-\\frac{b}{a}\\).",
      { proof: () => [9 - 4, 6] },
    ),
    match(
      'Nối phương trình với tập nghiệm.',
      [
        ['\\(x^2 - 5x + 6 = 0\\)', '2 và 3'],
        ['\\(x^2 - 9 = 0\\)', '−3 và 3'],
        ['\\(x^2 + 4x + 4 = 0\\)', 'nghiệm kép −2'],
        ['\\(x^2 - x = 0\\)', '0 và 1'],
      ],
      'Phân tích thành nhân tử hoặc dùng công thức.',
    ),
    order(
      'Xếp các bước giải phương trình bậc hai.',
      [
        'Đưa về dạng \\(ax^2 + bx + c = 0\\)',
        'Tính biệt thức',
        'Xét dấu biệt thức',
        'Viết nghiệm và kết luận',
      ],
      'Thứ tự này dùng cho mọi phương trình bậc hai.',
    ),
    four(
      'Cho \\(x^2 - 2mx + m^2 - 4 = 0\\).',
      [
        ["\\(\\Delta' = 4\\)", true],
        ['Luôn có hai nghiệm phân biệt.', true],
        ['Hai nghiệm là \\(m - 2\\) và \\(m + 2\\).', true],
        ['Với \\(m = 1\\), tích hai nghiệm bằng 3.', false],
      ],
      'Với \\(m = 1\\), tích bằng \\(1 - 4 = -3\\).',
      {
        proof: () =>
          [1, -3, 7].map(() => 4).every((d) => d === 4)
            ? [
                true,
                roots(1, -2, -3).length === 2,
                roots(1, -6, 5)[0] === 1 && roots(1, -6, 5)[1] === 5,
                1 - 4 === 3,
              ]
            : [],
      },
    ),
  ]),
  examOf(
    course,
    {
      name: 'Kiểm tra cuối khóa Toán lớp 9',
      minutes: 45,
      attempts: 2,
      about:
        'Mười câu trong 45 phút: căn thức, hàm số, hệ phương trình, phương trình bậc hai. Câu cuối trình bày lời giải.',
    },
    [
      one('\\(\\sqrt{(-5)^2} = ?\\)', ['−5', '5', '25', '±5'], 2, '\\(\\sqrt{A^2} = |A|\\).', {
        proof: () => Math.sqrt((-5) ** 2),
      }),
      one(
        '\\(\\sqrt{2x - 6}\\) có nghĩa khi',
        ['\\(x \\gt 3\\)', '\\(x \\ge 3\\)', '\\(x \\le 3\\)', '\\(x \\ge -3\\)'],
        2,
        '\\(2x - 6 \\ge 0\\).',
      ),
      short(
        '\\(\\sqrt{12} + \\sqrt{27} - \\sqrt{48} = a\\sqrt{3}\\). Tìm \\(a\\).',
        ['1'],
        '\\(2 + 3 - 4 = 1\\).',
        { proof: () => Math.round((Math.sqrt(12) + Math.sqrt(27) - Math.sqrt(48)) / Math.sqrt(3)) },
      ),
      blanks(
        'Hệ \\(x - y = 1\\), \\(x + y = 9\\) có nghiệm \\(x =\\) [[1]], \\(y =\\) [[2]].',
        [['5'], ['4']],
        'Cộng hai phương trình được \\(2x = 10\\).',
        { proof: () => [(9 + 1) / 2, (9 - 1) / 2] },
      ),
      short(
        'Parabol \\(y = ax^2\\) đi qua \\((3;\\ 18)\\). Tìm \\(a\\).',
        ['2'],
        '\\(9a = 18\\).',
        { proof: () => 18 / 9 },
      ),
      match(
        'Nối biểu thức với giá trị, biết \\(x_1, x_2\\) là nghiệm của \\(x^2 - 5x + 2 = 0\\).',
        [
          ['\\(x_1 + x_2\\)', '5'],
          ['\\(x_1 x_2\\)', '2'],
          ['\\(x_1^2 + x_2^2\\)', '21'],
          ['\\((x_1 - x_2)^2\\)', '17'],
        ],
        'Dùng định lí Vi-ét: \\(S = 5\\), \\(P = 2\\).',
        { proof: () => [5, 2, 25 - 4, 25 - 8] },
      ),
      many(
        'Kết quả nào đúng?',
        [
          '\\(\\sqrt{8} \\cdot \\sqrt{50} = 20\\)',
          '\\(\\sqrt{9 + 16} = 7\\)',
          '\\(\\frac{4}{\\sqrt{5} - 1} = \\sqrt{5} + 1\\)',
          '\\(\\sqrt{72} = 6\\sqrt{2}\\)',
        ],
        [1, 3, 4],
        '\\(\\sqrt{25} = 5\\); căn của tổng không bằng tổng các căn.',
        {
          proof: () =>
            [
              Math.abs(Math.sqrt(8) * Math.sqrt(50) - 20),
              Math.abs(Math.sqrt(25) - 7),
              Math.abs(4 / (Math.sqrt(5) - 1) - Math.sqrt(5) - 1),
              Math.abs(Math.sqrt(72) - 6 * Math.SQRT2),
            ].map((gap) => gap < 1e-9),
        },
      ),
      four(
        'Cho \\((P): y = x^2\\) và \\((d): y = x + 2\\).',
        [
          ['\\((d)\\) cắt \\((P)\\) tại hai điểm.', true],
          ['Một giao điểm là \\((2;\\ 4)\\).', true],
          ['Giao điểm kia là \\((-1;\\ 1)\\).', true],
          ['\\((P)\\) có bề lõm quay xuống.', false],
        ],
        '\\(x^2 - x - 2 = 0\\) có nghiệm \\(-1\\) và 2; \\(a = 1 \\gt 0\\).',
        {
          proof: () => [
            roots(1, -1, -2).length === 2,
            2 ** 2 === 2 + 2,
            (-1) ** 2 === -1 + 2,
            1 < 0,
          ],
        },
      ),
      isTrue(
        'Tích hai nghiệm của \\(x^2 + x + 1 = 0\\) bằng 1.',
        false,
        'Phương trình vô nghiệm nên không có tích hai nghiệm.',
        { proof: () => roots(1, 1, 1).length === 2 },
      ),
      essay(
        'Quãng đường AB dài 60 km. Một xe đi từ A đến B rồi quay về; lúc về nhanh hơn 10 km/h nên thời gian về ít hơn 30 phút. Tính vận tốc lúc đi. Trình bày đầy đủ.',
        'Gọi vận tốc lúc đi là x (km/h), x > 0. Thời gian đi 60/x giờ, về 60/(x + 10) giờ. Ta có 60/x − 60/(x + 10) = 1/2, suy ra x² + 10x − 1200 = 0, x = 30 (nhận), x = −40 (loại). Vận tốc lúc đi là 30 km/h.',
        'Cần có: ẩn và điều kiện, phương trình, giải, đối chiếu, trả lời có đơn vị.',
        { score: 1.5 },
      ),
    ],
  ),
]
