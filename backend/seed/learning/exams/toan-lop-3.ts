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

const course = 'toan-lop-3-nhan-chia-va-chu-vi'

export const toanLop3Exams: Exam[] = [
  exercise(course, 1, 'Bài tập: Bảng nhân 3, bảng nhân 4', [
    one(
      '\\(4 \\times 7 = ?\\)',
      ['24', '28', '32', '27'],
      2,
      'Gấp đôi \\(2 \\times 7 = 14\\) được 28.',
      { proof: () => 4 * 7 },
    ),
    one('\\(27 : 3 = ?\\)', ['7', '8', '9', '6'], 3, 'Vì \\(3 \\times 9 = 27\\).', {
      proof: () => 27 / 3,
    }),
    short(
      'Có 6 bàn, mỗi bàn 4 bạn. Có tất cả bao nhiêu bạn?',
      ['24'],
      '\\(4 \\times 6 = 24\\) bạn.',
      { proof: () => 4 * 6 },
    ),
    blanks(
      'Điền số: \\(3 \\times\\) [[1]] \\(= 24\\); [[2]] \\(\\times 9 = 36\\).',
      [['8'], ['4']],
      '\\(24 : 3 = 8\\), \\(36 : 9 = 4\\).',
      { proof: () => [24 / 3, 36 / 9] },
    ),
    match(
      'Nối phép nhân với kết quả.',
      [
        ['3 × 6', '18'],
        ['4 × 5', '20'],
        ['3 × 7', '21'],
        ['4 × 9', '36'],
      ],
      'Đọc bảng nhân 3 và bảng nhân 4.',
      { proof: () => [3 * 6, 4 * 5, 3 * 7, 4 * 9], extra: ['24'] },
    ),
    isTrue(
      '\\(3 \\times 8\\) và \\(8 \\times 3\\) có kết quả bằng nhau.',
      true,
      'Đổi chỗ hai thừa số thì tích không đổi.',
      { proof: () => 3 * 8 === 8 * 3 },
    ),
    many(
      'Phép chia nào có kết quả bằng 8?',
      ['24 : 3', '28 : 4', '32 : 4', '21 : 3'],
      [1, 3],
      '\\(24 : 3 = 8\\) và \\(32 : 4 = 8\\).',
      { proof: () => [24 / 3, 28 / 4, 32 / 4, 21 / 3].map((n) => n === 8) },
    ),
    order('Xếp các tích từ bé đến lớn.', ['3 × 4', '4 × 4', '3 × 6', '4 × 5'], '12, 16, 18, 20.', {
      proof: () => [3 * 4, 4 * 4, 3 * 6, 4 * 5],
    }),
  ]),
  exercise(course, 4, 'Bài tập: Chia hết và chia có dư', [
    one(
      '\\(19 : 4\\) được thương và số dư là bao nhiêu?',
      ['4 dư 2', '4 dư 3', '5 dư 1', '3 dư 7'],
      2,
      '\\(4 \\times 4 = 16\\), còn 3.',
      { proof: () => Math.floor(19 / 4) },
    ),
    short(
      'Số dư của phép chia \\(50 : 6\\) là mấy?',
      ['2'],
      '\\(6 \\times 8 = 48\\), \\(50 - 48 = 2\\).',
      { proof: () => 50 % 6 },
    ),
    one(
      'Khi chia cho 5, số dư lớn nhất có thể là bao nhiêu?',
      ['5', '3', '4', '6'],
      3,
      'Số dư luôn bé hơn số chia, lớn nhất là 4.',
      { proof: () => Math.max(...Array.from({ length: 60 }, (_, n) => n % 5)) },
    ),
    many(
      'Phép chia nào là phép chia hết?',
      ['42 : 6', '35 : 4', '81 : 9', '29 : 3'],
      [1, 3],
      '\\(6 \\times 7 = 42\\), \\(9 \\times 9 = 81\\).',
      { proof: () => [42 % 6, 35 % 4, 81 % 9, 29 % 3].map((rest) => rest === 0) },
    ),
    blanks(
      '\\(96 : 4 =\\) [[1]]; \\(725 : 6 =\\) [[2]] dư [[3]].',
      [['24'], ['120'], ['5']],
      'Thử lại: \\(120 \\times 6 + 5 = 725\\).',
      { proof: () => [96 / 4, Math.floor(725 / 6), 725 % 6] },
    ),
    isTrue(
      '31 bạn đi đò, mỗi đò chở 4 bạn thì cần 7 đò.',
      false,
      '\\(31 : 4 = 7\\) dư 3, ba bạn cuối cần thêm một đò: 8 đò.',
      { proof: () => Math.ceil(31 / 4) === 7 },
    ),
    order(
      'Thử lại phép chia \\(58 : 7 = 8\\) dư 2. Xếp các bước cho đúng.',
      [
        'Lấy thương nhân số chia',
        'Cộng thêm số dư',
        'So kết quả với số bị chia',
        'Kết luận phép chia đúng hay sai',
      ],
      '\\(8 \\times 7 = 56\\), \\(56 + 2 = 58\\), bằng số bị chia.',
    ),
    four(
      'Có 45 cái kẹo chia đều cho một số bạn.',
      [
        ['Chia cho 9 bạn thì mỗi bạn được 5 cái.', true],
        ['Chia cho 7 bạn thì thừa 3 cái.', true],
        ['Chia cho 6 bạn thì không thừa cái nào.', false],
        ['Chia cho 4 bạn thì thừa 1 cái.', true],
      ],
      '\\(45 : 6 = 7\\) dư 3 nên câu c sai.',
      { proof: () => [45 / 9 === 5, 45 % 7 === 3, 45 % 6 === 0, 45 % 4 === 1] },
    ),
  ]),
  exercise(course, 6, 'Bài tập: Chu vi hình chữ nhật, hình vuông', [
    one(
      'Hình chữ nhật dài 12 cm, rộng 8 cm. Chu vi là bao nhiêu?',
      ['20 cm', '40 cm', '96 cm', '32 cm'],
      2,
      '\\((12 + 8) \\times 2 = 40\\) cm.',
      { proof: () => (12 + 8) * 2 },
    ),
    short(
      'Hình vuông có cạnh 15 cm. Chu vi là bao nhiêu xăng-ti-mét?',
      ['60'],
      '\\(15 \\times 4 = 60\\) cm.',
      { proof: () => 15 * 4 },
    ),
    short('Hình vuông có chu vi 48 m. Cạnh dài bao nhiêu mét?', ['12'], '\\(48 : 4 = 12\\) m.', {
      proof: () => 48 / 4,
    }),
    one(
      'Sân dài 2 m, rộng 50 cm. Chu vi sân là bao nhiêu?',
      ['104 cm', '250 cm', '500 cm', '1000 cm'],
      3,
      'Đổi 2 m = 200 cm: \\((200 + 50) \\times 2 = 500\\) cm.',
      { proof: () => (200 + 50) * 2 },
    ),
    blanks(
      'Hình chữ nhật có chu vi 36 cm. Nửa chu vi là [[1]] cm. Chiều dài 11 cm thì chiều rộng [[2]] cm.',
      [['18'], ['7']],
      '\\(36 : 2 = 18\\), \\(18 - 11 = 7\\).',
      { proof: () => [36 / 2, 36 / 2 - 11] },
    ),
    isTrue(
      'Hai hình chữ nhật có chu vi bằng nhau thì luôn giống hệt nhau.',
      false,
      'Hình 5 × 3 và hình 6 × 2 cùng có chu vi 16 nhưng khác nhau.',
      { proof: () => (5 + 3) * 2 !== (6 + 2) * 2 },
    ),
    match(
      'Nối hình với chu vi.',
      [
        ['Hình vuông cạnh 6 cm', '24 cm'],
        ['Hình chữ nhật 9 cm và 4 cm', '26 cm'],
        ['Hình vuông cạnh 8 cm', '32 cm'],
        ['Hình chữ nhật 10 cm và 4 cm', '28 cm'],
      ],
      'Tính từng chu vi rồi nối.',
      { proof: () => [6 * 4, (9 + 4) * 2, 8 * 4, (10 + 4) * 2] },
    ),
    four(
      'Mảnh vườn hình chữ nhật dài 20 m, rộng 12 m.',
      [
        ['Chu vi là 64 m.', true],
        ['Nửa chu vi là 32 m.', true],
        ['Rào kín vườn, chừa cổng 2 m, cần 62 m lưới.', true],
        ['Chạy hai vòng quanh vườn được 120 m.', false],
      ],
      'Hai vòng là \\(64 \\times 2 = 128\\) m.',
      { proof: () => [(20 + 12) * 2 === 64, 20 + 12 === 32, 64 - 2 === 62, 64 * 2 === 120] },
    ),
  ]),
  examOf(
    course,
    {
      name: 'Kiểm tra giữa kì Toán lớp 3',
      minutes: 40,
      attempts: 2,
      about: 'Mười câu về bảng nhân chia, chia có dư, chu vi và một phần mấy. Được dùng giấy nháp.',
    },
    [
      one(
        '\\(8 \\times 7 = ?\\)',
        ['54', '56', '63', '48'],
        2,
        'Gấp đôi \\(4 \\times 7 = 28\\) được 56.',
        { proof: () => 8 * 7 },
      ),
      one(
        '\\(136 \\times 5 = ?\\)',
        ['580', '670', '680', '780'],
        3,
        '\\(100 \\times 5 + 30 \\times 5 + 6 \\times 5 = 680\\).',
        { proof: () => 136 * 5 },
      ),
      one(
        '\\(\\frac{1}{4}\\) của 84 trang là bao nhiêu trang?',
        ['24 trang', '21 trang', '20 trang', '42 trang'],
        2,
        '\\(84 : 4 = 21\\).',
        { proof: () => 84 / 4 },
      ),
      short('Tìm số dư của phép chia \\(100 : 8\\).', ['4'], '\\(8 \\times 12 = 96\\), còn 4.', {
        proof: () => 100 % 8,
      }),
      blanks(
        '\\(9 \\times 8 =\\) [[1]]; \\(63 : 7 =\\) [[2]].',
        [['72'], ['9']],
        'Nhân 9 là nhân 10 bớt một lần.',
        { proof: () => [9 * 8, 63 / 7] },
      ),
      match(
        'Nối phép tính với kết quả.',
        [
          ['6 × 6', '36'],
          ['7 × 7', '49'],
          ['8 × 8', '64'],
          ['9 × 6', '54'],
        ],
        'Những tích nên thuộc ngay.',
        { proof: () => [36, 49, 64, 9 * 6], extra: ['56'] },
      ),
      four(
        'Một thùng có 54 quả cam.',
        [
          ['Chia đều vào 6 rổ, mỗi rổ 9 quả.', true],
          ['\\(\\frac{1}{3}\\) số cam là 18 quả.', true],
          ['Chia đều cho 8 bạn thì không thừa quả nào.', false],
          ['Bán đi 27 quả thì còn một nửa.', true],
        ],
        '\\(54 : 8 = 6\\) dư 6.',
        { proof: () => [54 / 6 === 9, 54 / 3 === 18, 54 % 8 === 0, 54 - 27 === 54 / 2] },
      ),
      order(
        'Xếp các phần từ nhỏ đến lớn.',
        ['Một phần tám', 'Một phần sáu', 'Một phần tư', 'Một phần hai'],
        'Chia càng nhiều phần, mỗi phần càng nhỏ.',
        { proof: () => [1 / 8, 1 / 6, 1 / 4, 1 / 2] },
      ),
      isTrue(
        'Hình có bốn cạnh bằng nhau thì chắc chắn là hình vuông.',
        false,
        'Còn phải có bốn góc vuông; hình thoi cũng có bốn cạnh bằng nhau.',
      ),
      short(
        'Một hình chữ nhật dài 25 cm, rộng 15 cm. Chu vi là bao nhiêu xăng-ti-mét?',
        ['80'],
        '\\((25 + 15) \\times 2 = 80\\).',
        { proof: () => (25 + 15) * 2 },
      ),
    ],
  ),
]
