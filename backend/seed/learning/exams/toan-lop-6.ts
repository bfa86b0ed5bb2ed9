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

const course = 'toan-lop-6-so-tu-nhien-va-phan-so'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number) => (a * b) / gcd(a, b)
const isPrime = (n: number) =>
  n > 1 && Array.from({ length: n - 2 }, (_, at) => at + 2).every((d) => n % d !== 0)

export const toanLop6Exams: Exam[] = [
  exercise(course, 3, 'Bài tập: Dấu hiệu chia hết', [
    one(
      'Số nào chia hết cho 9?',
      ['1234', '4572', '3141', '2026'],
      2,
      'Tổng các chữ số của 4572 là 18.',
      { proof: () => [1234, 4572, 3141, 2026].find((n) => n % 9 === 0) ?? 0 },
    ),
    many(
      'Những số nào chia hết cho cả 2 và 5?',
      ['140', '255', '1030', '72'],
      [1, 3],
      'Tận cùng là 0.',
      { proof: () => [140, 255, 1030, 72].map((n) => n % 10 === 0) },
    ),
    short(
      'Tìm chữ số nhỏ nhất thay cho * để \\(\\overline{5*2}\\) chia hết cho 3.',
      ['2'],
      'Tổng \\(5 + * + 2 = 7 + *\\) chia hết cho 3; nhỏ nhất là 2.',
      { proof: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((d) => (502 + d * 10) % 3 === 0) ?? -1 },
    ),
    isTrue(
      'Số chia hết cho 3 thì chia hết cho 9.',
      false,
      'Phản ví dụ: 12 chia hết cho 3, không chia hết cho 9.',
      { proof: () => 12 % 3 === 0 && 12 % 9 === 0 },
    ),
    four(
      'Xét số 2.340.',
      [
        ['Chia hết cho 2.', true],
        ['Chia hết cho 9.', true],
        ['Chia hết cho 4.', true],
        ['Chia hết cho 7.', false],
      ],
      '\\(2340 = 4 \\cdot 585\\), \\(2340 : 7 = 334\\) dư 2.',
      { proof: () => [2, 9, 4, 7].map((d) => 2340 % d === 0) },
    ),
    blanks(
      'Để \\(\\overline{37*}\\) chia hết cho cả 2 và 3 thì * bằng [[1]] hoặc [[2]] (viết từ bé đến lớn).',
      [['2'], ['8']],
      'Tổng \\(10 + *\\) chia hết cho 3 và * chẵn.',
      { proof: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => (370 + d) % 6 === 0) },
    ),
    match(
      'Nối số với số dư khi chia cho 5.',
      [
        ['37', 'dư 2'],
        ['40', 'dư 0'],
        ['58', 'dư 3'],
        ['99', 'dư 4'],
      ],
      'Chỉ cần nhìn chữ số tận cùng.',
      { proof: () => [37 % 5, 40 % 5, 58 % 5, 99 % 5] },
    ),
    order(
      'Xếp các số theo tổng chữ số tăng dần.',
      ['201', '123', '444', '789'],
      'Tổng lần lượt 3, 6, 12, 24.',
      { proof: () => [3, 6, 12, 24] },
    ),
  ]),
  exercise(course, 5, 'Bài tập: Ước chung lớn nhất, bội chung nhỏ nhất', [
    one(
      '\\(\\text{ƯCLN}(24, 36) = ?\\)',
      ['6', '12', '24', '72'],
      2,
      '\\(24 = 2^3 \\cdot 3\\), \\(36 = 2^2 \\cdot 3^2\\).',
      { proof: () => gcd(24, 36) },
    ),
    one(
      '\\(\\text{BCNN}(12, 18) = ?\\)',
      ['6', '216', '36', '72'],
      3,
      'Lấy số mũ lớn nhất: \\(2^2 \\cdot 3^2\\).',
      { proof: () => lcm(12, 18) },
    ),
    short(
      'Tìm \\(\\text{ƯCLN}(91, 65)\\).',
      ['13'],
      '\\(91 = 7 \\cdot 13\\), \\(65 = 5 \\cdot 13\\).',
      { proof: () => gcd(91, 65) },
    ),
    short(
      'Hai xe xuất bến lúc 6 giờ, cách nhau 12 phút và 18 phút một chuyến. Sau bao nhiêu phút lại cùng xuất bến?',
      ['36'],
      'BCNN của 12 và 18 là 36.',
      { proof: () => lcm(12, 18) },
    ),
    many(
      'Những cặp số nào có ƯCLN bằng 1?',
      ['8 và 15', '12 và 27', '14 và 25', '9 và 33'],
      [1, 3],
      '12 và 27 có ước chung 3; 9 và 33 có ước chung 3.',
      { proof: () => [gcd(8, 15), gcd(12, 27), gcd(14, 25), gcd(9, 33)].map((d) => d === 1) },
    ),
    four(
      'Cho \\(a = 48\\), \\(b = 72\\).',
      [
        ['ƯCLN là 24.', true],
        ['BCNN là 144.', true],
        ['Tích ƯCLN và BCNN bằng \\(48 \\cdot 72\\).', true],
        ['Có đúng 6 ước chung.', false],
      ],
      'Ước chung là các ước của 24: 1, 2, 3, 4, 6, 8, 12, 24, có 8 ước.',
      {
        proof: () => [
          gcd(48, 72) === 24,
          lcm(48, 72) === 144,
          gcd(48, 72) * lcm(48, 72) === 48 * 72,
          [...Array(24).keys()].filter((n) => 24 % (n + 1) === 0).length === 6,
        ],
      },
    ),
    order(
      'Tìm ƯCLN bằng phân tích. Xếp các bước.',
      [
        'Phân tích mỗi số ra thừa số nguyên tố',
        'Chọn các thừa số chung',
        'Lấy số mũ nhỏ nhất',
        'Nhân các thừa số đã chọn',
      ],
      'Đó là quy tắc tìm ƯCLN.',
    ),
    blanks(
      'Có 24 vở và 36 bút chia đều vào nhiều phần thưởng nhất: được [[1]] phần, mỗi phần [[2]] vở và [[3]] bút.',
      [['12'], ['2'], ['3']],
      'ƯCLN là 12.',
      { proof: () => [gcd(24, 36), 24 / 12, 36 / 12] },
    ),
  ]),
  examOf(
    course,
    {
      name: 'Kiểm tra giữa kì Toán lớp 6',
      minutes: 45,
      attempts: 2,
      about:
        'Mười câu: tập hợp, lũy thừa, chia hết, số nguyên, phân số. Không dùng máy tính cầm tay.',
    },
    [
      one(
        '\\(2^3 + 2^2 = ?\\)',
        ['32', '12', '10', '64'],
        2,
        '\\(8 + 4 = 12\\); không cộng số mũ.',
        { proof: () => 2 ** 3 + 2 ** 2 },
      ),
      one(
        'Số phần tử của tập hợp các số tự nhiên từ 5 đến 20 là',
        ['15', '16', '14', '20'],
        2,
        '\\(20 - 5 + 1 = 16\\).',
        { proof: () => 20 - 5 + 1 },
      ),
      short(
        'Tính \\(5 \\cdot [30 - (4 + 2)^2 : 9]\\).',
        ['130'],
        '\\(5 \\cdot (30 - 4) = 130\\).',
        { proof: () => 5 * (30 - (4 + 2) ** 2 / 9) },
      ),
      many(
        'Những số nào là số nguyên tố?',
        ['91', '97', '51', '53'],
        [2, 4],
        '\\(91 = 7 \\cdot 13\\), \\(51 = 3 \\cdot 17\\).',
        { proof: () => [91, 97, 51, 53].map(isPrime) },
      ),
      one('\\(-9 + 5 - (-6) = ?\\)', ['−20', '2', '−8', '8'], 2, '\\(-4 + 6 = 2\\).', {
        proof: () => -9 + 5 - -6,
      }),
      short(
        'Rút gọn \\(\\frac{18}{24}\\) được phân số tối giản có mẫu số bằng bao nhiêu?',
        ['4'],
        '\\(\\frac{18}{24} = \\frac{3}{4}\\).',
        { proof: () => 24 / gcd(18, 24) },
      ),
      blanks(
        '\\(\\frac{5}{6} - \\frac{3}{8} = \\frac{a}{24}\\). Khi đó \\(a =\\) [[1]]. \\(\\frac{3}{5}\\) của 40 là [[2]].',
        [['11'], ['24']],
        '\\(20 - 9 = 11\\); \\(40 \\cdot 3 : 5 = 24\\).',
        { proof: () => [(5 / 6 - 3 / 8) * 24, (40 * 3) / 5] },
      ),
      order(
        'Xếp các số từ bé đến lớn.',
        ['−7', '−2', '0', '3', '5'],
        'Trên trục số, số bên trái nhỏ hơn.',
        { proof: () => [-7, -2, 0, 3, 5] },
      ),
      four(
        'Xét các khẳng định:',
        [
          ['\\(\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}\\)', false],
          ['\\((-6) \\cdot (-2) = 12\\)', true],
          ['\\(3^4 \\cdot 3^2 = 3^6\\)', true],
          ['\\(10 - (4 - 7) = -1\\)', false],
        ],
        '\\(\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}\\); \\(10 - 4 + 7 = 13\\).',
        {
          proof: () => [
            Math.abs(1 / 2 + 1 / 3 - 2 / 5) < 1e-9,
            -6 * -2 === 12,
            3 ** 4 * 3 ** 2 === 3 ** 6,
            10 - (4 - 7) === -1,
          ],
        },
      ),
      match(
        'Nối phép tính với kết quả.',
        [
          ['5⁷ : 5⁵', '25'],
          ['(−15) : 3', '−5'],
          ['2⁵', '32'],
          ['3 − 8 + 4', '−1'],
        ],
        'Chia hai lũy thừa cùng cơ số thì trừ số mũ.',
        { proof: () => [5 ** 2, -15 / 3, 2 ** 5, 3 - 8 + 4] },
      ),
    ],
  ),
]
