import { type Exam, exercise } from '@/backend/seed/learning/exams/exam'
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

export const toanLop10Exams: Exam[] = [
  exercise('toan-lop-10-menh-de-tap-hop-ham-so-bac-hai', 5, 'Bài tập: Hàm số bậc hai', [
    one(
      'Đỉnh của parabol \\(y = x^2 - 4x + 3\\) là',
      ['\\((2;\\ 1)\\)', '\\((2;\\ -1)\\)', '\\((-2;\\ 15)\\)', '\\((4;\\ 3)\\)'],
      2,
      '\\(x = 2\\), \\(y = 4 - 8 + 3 = -1\\).',
    ),
    short(
      'Giá trị lớn nhất của \\(y = -x^2 + 6x - 5\\) là',
      ['4'],
      'Tại \\(x = 3\\): \\(-9 + 18 - 5 = 4\\).',
      { proof: () => -(3 ** 2) + 6 * 3 - 5 },
    ),
    blanks(
      '\\(y = x^2 - 4x + 3\\) nghịch biến trên \\((-\\infty;\\ a)\\) và đồng biến trên \\((a;\\ +\\infty)\\) với \\(a =\\) [[1]]; đồ thị cắt trục tung tại điểm có tung độ [[2]].',
      [['2'], ['3']],
      '\\(a = -\\frac{b}{2a}\\), tung độ gốc bằng \\(c\\).',
      { proof: () => [4 / 2, 3] },
    ),
    isTrue(
      'Parabol \\(y = -2x^2 + x\\) có bề lõm quay lên.',
      false,
      'Hệ số \\(a = -2 \\lt 0\\) nên quay xuống.',
      { proof: () => -2 > 0 },
    ),
    many(
      'Những điểm nào thuộc đồ thị \\(y = x^2 - 4x + 3\\)?',
      ['\\((0;\\ 3)\\)', '\\((1;\\ 0)\\)', '\\((2;\\ 1)\\)', '\\((4;\\ 3)\\)'],
      [1, 2, 4],
      'Thay hoành độ vào tính tung độ.',
      {
        proof: () =>
          [
            [0, 3],
            [1, 0],
            [2, 1],
            [4, 3],
          ].map(([x = 0, y = 0]) => x * x - 4 * x + 3 === y),
      },
    ),
    match(
      'Nối hàm số với trục đối xứng.',
      [
        ['\\(y = x^2 - 6x + 1\\)', 'x = 3'],
        ['\\(y = -x^2 + 2x\\)', 'x = 1'],
        ['\\(y = 2x^2 + 8x\\)', 'x = −2'],
        ['\\(y = x^2 + 5\\)', 'x = 0'],
      ],
      '\\(x = -\\frac{b}{2a}\\).',
      { proof: () => [6 / 2, -2 / -2, -8 / 4, 0] },
    ),
    four(
      'Có 40 m lưới rào ba cạnh mảnh vườn sát tường, cạnh vuông góc với tường dài \\(x\\) mét.',
      [
        ['Diện tích \\(S = x(40 - 2x)\\).', true],
        ['Khi \\(x = 5\\), \\(S = 150\\) m².', true],
        ['\\(S\\) lớn nhất khi \\(x = 20\\).', false],
        ['Diện tích lớn nhất là 200 m².', true],
      ],
      '\\(S = -2x^2 + 40x\\) lớn nhất tại \\(x = 10\\).',
      { proof: () => [true, 5 * (40 - 10) === 150, 20 * 0 > 10 * 20, 10 * (40 - 20) === 200] },
    ),
    order(
      'Xếp các bước vẽ parabol.',
      [
        'Tìm đỉnh và trục đối xứng',
        'Tìm giao điểm với hai trục',
        'Lấy thêm điểm đối xứng',
        'Nối bằng đường cong trơn',
      ],
      'Vẽ đỉnh trước, nối sau cùng.',
    ),
  ]),
]
