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

const course = 'toan-lop-1-so-den-100'

export const toanLop1Exams: Exam[] = [
  exercise(course, 1, 'Bài tập: Đếm và viết các số đến 10', [
    one(
      'Trong giỏ có 3 quả cam và thêm 1 quả nữa. Có tất cả mấy quả?',
      ['2', '3', '4', '5'],
      3,
      'Thêm một vào 3 được số tiếp theo là 4.',
      { proof: () => 3 + 1 },
    ),
    one('Số liền sau của 7 là số nào?', ['6', '8', '9', '10'], 2, 'Đếm tiếp sau 7 là 8.', {
      proof: () => 7 + 1,
    }),
    short('Số liền trước của 10 là số nào?', ['9'], 'Bớt một ở 10 còn 9.', { proof: () => 10 - 1 }),
    order(
      'Xếp các số từ bé đến lớn.',
      ['2', '4', '6', '9'],
      'Khi đếm từ 1, số nào đọc trước thì bé hơn.',
      { proof: () => [2, 4, 6, 9] },
    ),
    match(
      'Nối chữ với số.',
      [
        ['năm', '5'],
        ['bảy', '7'],
        ['mười', '10'],
        ['một', '1'],
      ],
      'Đọc to từng chữ rồi tìm chữ số.',
      { proof: () => [5, 7, 10, 1] },
    ),
    isTrue(
      'Xếp 5 hạt đậu thành hàng hay thành vòng tròn thì số hạt vẫn là 5.',
      true,
      'Xếp lại không làm thêm hay bớt hạt nào.',
    ),
    many('Những số nào bé hơn 4?', ['3', '5', '1', '8'], [1, 3], '3 và 1 đứng trước 4 khi đếm.', {
      proof: () => [3, 5, 1, 8].map((n) => n < 4),
    }),
    blanks('Đếm ngược: 6, [[1]], 4, 3, [[2]], 1.', [['5'], ['2']], 'Mỗi lần bớt đi một.', {
      proof: () => [6 - 1, 3 - 1],
    }),
  ]),
  exercise(course, 4, 'Bài tập: Cộng, trừ trong phạm vi 10', [
    one(
      '\\(4 + 5 = ?\\)',
      ['8', '9', '10', '7'],
      2,
      'Giữ 5 trong đầu, đếm tiếp bốn bước: sáu, bảy, tám, chín.',
      { proof: () => 4 + 5 },
    ),
    one('\\(10 - 6 = ?\\)', ['3', '6', '5', '4'], 4, '6 cộng 4 bằng 10 nên 10 trừ 6 bằng 4.', {
      proof: () => 10 - 6,
    }),
    short(
      'Trên cành có 8 con chim, bay đi 3 con. Trên cành còn mấy con?',
      ['5'],
      '\\(8 - 3 = 5\\).',
      { proof: () => 8 - 3 },
    ),
    blanks(
      'Điền số: \\(7 + \\) [[1]] \\( = 10\\) và \\(9 - \\) [[2]] \\( = 2\\).',
      [['3'], ['7']],
      '\\(10 - 7 = 3\\) và \\(9 - 2 = 7\\).',
      { proof: () => [10 - 7, 9 - 2] },
    ),
    match(
      'Nối phép tính với kết quả.',
      [
        ['2 + 6', '8'],
        ['9 − 9', '0'],
        ['5 + 5', '10'],
        ['7 − 1', '6'],
      ],
      'Tính từng phép rồi nối.',
      { proof: () => [2 + 6, 9 - 9, 5 + 5, 7 - 1] },
    ),
    four(
      'Từ ba số 3, 4, 7, các phép tính sau đúng hay sai?',
      [
        ['3 + 4 = 7', true],
        ['7 − 4 = 3', true],
        ['4 − 3 = 7', false],
        ['7 − 3 = 4', true],
      ],
      'Ba số 3, 4, 7 là một gia đình: hai phép cộng và hai phép trừ.',
      { proof: () => [3 + 4 === 7, 7 - 4 === 3, 4 - 3 === 7, 7 - 3 === 4] },
    ),
    isTrue(
      '\\(6 + 0\\) và \\(6 - 0\\) có cùng kết quả.',
      true,
      'Cộng 0 hay trừ 0 thì số không đổi.',
      { proof: () => 6 + 0 === 6 - 0 },
    ),
    many(
      'Cặp số nào cộng lại bằng 10?',
      ['3 và 7', '4 và 5', '8 và 2', '6 và 3'],
      [1, 3],
      '\\(3 + 7 = 10\\), \\(8 + 2 = 10\\).',
      { proof: () => [3 + 7, 4 + 5, 8 + 2, 6 + 3].map((n) => n === 10) },
    ),
  ]),
  examOf(
    course,
    {
      name: 'Kiểm tra cuối khóa Toán lớp 1',
      minutes: 30,
      attempts: 3,
      about:
        'Mười câu về số, phép tính, đo độ dài và xem giờ. Người lớn có thể đọc đề cho bé nghe.',
    },
    [
      one(
        'Số gồm 5 chục và 3 đơn vị là số nào?',
        ['35', '53', '50', '8'],
        2,
        '5 chục là 50, thêm 3 đơn vị là 53.',
        { proof: () => 5 * 10 + 3 },
      ),
      one(
        '\\(42 + 35 = ?\\)',
        ['67', '78', '77', '72'],
        3,
        'Đơn vị: \\(2 + 5 = 7\\); chục: \\(4 + 3 = 7\\).',
        { proof: () => 42 + 35 },
      ),
      one(
        '\\(89 - 36 = ?\\)',
        ['53', '43', '55', '63'],
        1,
        'Đơn vị: \\(9 - 6 = 3\\); chục: \\(8 - 3 = 5\\).',
        { proof: () => 89 - 36 },
      ),
      short(
        'Mẹ mua 24 quả trứng, bà cho thêm 15 quả. Có tất cả bao nhiêu quả?',
        ['39'],
        '\\(24 + 15 = 39\\) quả.',
        { proof: () => 24 + 15 },
      ),
      order(
        'Xếp các số từ lớn đến bé.',
        ['91', '68', '63', '19'],
        'So chữ số hàng chục trước; chục bằng nhau thì so đơn vị.',
        { proof: () => [-91, -68, -63, -19] },
      ),
      match(
        'Nối số với cách đọc.',
        [
          ['21', 'hai mươi mốt'],
          ['15', 'mười lăm'],
          ['34', 'ba mươi tư'],
          ['80', 'tám mươi'],
        ],
        '21 đọc mốt, 15 đọc lăm, 34 đọc tư.',
      ),
      isTrue(
        'Khi kim dài chỉ số 12 và kim ngắn chỉ số 8, đồng hồ báo 8 giờ.',
        true,
        'Kim ngắn chỉ giờ; kim dài ở số 12 là giờ đúng.',
      ),
      four(
        'Bút dài 14 cm, thước dài 20 cm.',
        [
          ['Thước dài hơn bút.', true],
          ['Thước dài hơn bút 6 cm.', true],
          ['Bút và thước đặt nối nhau dài 34 cm.', true],
          ['Bút dài bằng nửa cái thước.', false],
        ],
        'Nửa của 20 cm là 10 cm, không phải 14 cm.',
        { proof: () => [20 > 14, 20 - 14 === 6, 14 + 20 === 34, 14 * 2 === 20] },
      ),
      blanks(
        'Điền dấu >, < hoặc =: 47 [[1]] 52; 68 [[2]] 63.',
        [['<'], ['>']],
        '4 chục bé hơn 5 chục; 8 đơn vị lớn hơn 3 đơn vị.',
      ),
      many(
        'Những số nào có chữ số hàng chục lớn hơn chữ số hàng đơn vị?',
        ['73', '28', '90', '45'],
        [1, 3],
        '73 có \\(7 \\gt 3\\), 90 có \\(9 \\gt 0\\).',
        { proof: () => [73, 28, 90, 45].map((n) => Math.floor(n / 10) > n % 10) },
      ),
    ],
  ),
]
