import { type Exam, examOf } from '@/backend/seed/learning/exams/exam'
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

export const luyenThiVao10Exams: Exam[] = [
  examOf(
    'luyen-thi-vao-lop-10-mon-toan',
    {
      name: 'Đề luyện vào lớp 10 môn Toán, số 1',
      minutes: 90,
      attempts: 2,
      about:
        'Mười câu trong 90 phút, theo sáu chuyên đề. Câu cuối trình bày lời giải, giáo viên chấm sau.',
      isShuffle: false,
    },
    [
      one(
        'Cho \\(A = \\frac{\\sqrt{x} + 2}{\\sqrt{x} - 3}\\). Giá trị của \\(A\\) khi \\(x = 25\\) là',
        ['\\(\\frac{2}{7}\\)', '\\(\\frac{7}{2}\\)', '\\(\\frac{5}{2}\\)', '7'],
        2,
        '\\(\\sqrt{25} = 5\\), \\(A = \\frac{7}{2}\\).',
        { score: 0.75, proof: () => (Math.sqrt(25) + 2) / (Math.sqrt(25) - 3) },
      ),
      many(
        'Với \\(A\\) ở câu 1, những giá trị nào của \\(x\\) làm cho \\(A\\) là số nguyên?',
        ['4', '9', '16', '64'],
        [1, 3, 4],
        '\\(A = 1 + \\frac{5}{\\sqrt{x} - 3}\\), cần \\(\\sqrt{x} - 3\\) là ước của 5; \\(x = 9\\) bị loại vì mẫu bằng 0.',
        {
          score: 1,
          proof: () =>
            [4, 9, 16, 64].map((x) => Number.isInteger((Math.sqrt(x) + 2) / (Math.sqrt(x) - 3))),
        },
      ),
      short(
        'Một tổ dự định may 600 áo. Mỗi ngày may thêm 10 áo nên xong sớm 2 ngày. Mỗi ngày dự định may bao nhiêu áo?',
        ['50'],
        '\\(\\frac{600}{x} - \\frac{600}{x+10} = 2\\), \\(x = 50\\).',
        {
          score: 1,
          proof: () =>
            [...Array(600).keys()].find(
              (x) => x > 0 && Math.abs(600 / x - 600 / (x + 10) - 2) < 1e-9,
            ) ?? 0,
        },
      ),
      blanks(
        'Hai lớp quyên góp 300 cuốn; năm sau lớp A tăng 10 %, lớp B tăng 20 %, tổng 345 cuốn. Năm đầu lớp A góp [[1]] cuốn, lớp B góp [[2]] cuốn.',
        [['150'], ['150']],
        '\\(0{,}1y = 345 - 330 = 15\\).',
        { score: 1, proof: () => [300 - (345 - 330) / 0.1, (345 - 330) / 0.1].map(Math.round) },
      ),
      short(
        'Tìm \\(m\\) để \\(y = x + m\\) tiếp xúc với \\(y = x^2\\). Viết dưới dạng số thập phân.',
        ['-0,25'],
        '\\(\\Delta = 1 + 4m = 0\\).',
        { score: 1, proof: () => -1 / 4 },
      ),
      four(
        'Cho \\((P): y = x^2\\), \\((d): y = 2x + 3\\) cắt nhau tại \\(A, B\\).',
        [
          ['Hoành độ giao điểm là \\(-1\\) và 3.', true],
          ['Tung độ giao điểm là 1 và 9.', true],
          ['\\((d)\\) cắt trục tung tại \\((0;\\ 3)\\).', true],
          ['Diện tích tam giác \\(OAB\\) bằng 12.', false],
        ],
        'Diện tích \\(\\frac{1}{2} \\cdot 3 \\cdot (1 + 3) = 6\\).',
        {
          score: 1,
          proof: () => [
            1 - 2 * -1 - 3 === 0 && 9 - 6 - 3 === 0,
            (-1) ** 2 === 1 && 3 ** 2 === 9,
            2 * 0 + 3 === 3,
            (3 * (1 + 3)) / 2 === 12,
          ],
        },
      ),
      match(
        'Cho \\((O;\\ 3)\\), \\(OA = 5\\), tiếp tuyến \\(AB\\), \\(H\\) là giao của \\(OA\\) và dây \\(BC\\). Nối độ dài.',
        [
          ['\\(AB\\)', '4'],
          ['\\(OH\\)', '1,8'],
          ['\\(BH\\)', '2,4'],
          ['\\(BC\\)', '4,8'],
        ],
        '\\(AB^2 = 25 - 9\\); \\(OH = \\frac{9}{5}\\); \\(BH = \\frac{12}{5}\\).',
        { score: 1, proof: () => [Math.sqrt(25 - 9), 9 / 5, (4 * 3) / 5, (2 * 4 * 3) / 5] },
      ),
      isTrue(
        'Cho \\(x \\gt 0\\). Giá trị nhỏ nhất của \\(x + \\frac{9}{x}\\) là 6.',
        true,
        'Dấu bằng khi \\(x = 3\\).',
        { score: 0.75, proof: () => 3 + 9 / 3 === 6 && [1, 2, 4, 5].every((x) => x + 9 / x >= 6) },
      ),
      order(
        'Xếp các bước chứng minh tứ giác \\(ABOC\\) nội tiếp (\\(AB, AC\\) là tiếp tuyến).',
        [
          'Nêu \\(OB \\perp AB\\), \\(OC \\perp AC\\) (tính chất tiếp tuyến)',
          'Suy ra \\(\\widehat{ABO} = \\widehat{ACO} = 90^\\circ\\)',
          'Tính tổng hai góc đối bằng \\(180^\\circ\\)',
          'Kết luận tứ giác nội tiếp đường tròn đường kính \\(AO\\)',
        ],
        'Mỗi bước kèm lí do.',
        { score: 1 },
      ),
      essay(
        'Cho \\(a, b \\gt 0\\) và \\(a + b = 4\\). Tìm giá trị nhỏ nhất của \\(P = \\frac{1}{a} + \\frac{1}{b}\\). Trình bày lời giải và chỉ rõ khi nào xảy ra dấu bằng.',
        'Ta có (a + b)(1/a + 1/b) = 2 + a/b + b/a ≥ 4, suy ra P ≥ 4/(a + b) = 1. Dấu bằng khi a = b = 2. Vậy giá trị nhỏ nhất của P là 1.',
        'Cần nêu bất đẳng thức dùng, điều kiện dương, dấu bằng thuộc miền.',
        { score: 1.5 },
      ),
    ],
  ),
]
