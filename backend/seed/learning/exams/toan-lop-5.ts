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

const course = 'toan-lop-5-so-thap-phan-va-phan-tram'

export const toanLop5Exams: Exam[] = [
  exercise(course, 2, 'Bài tập: Đọc, viết, so sánh số thập phân', [
    one(
      '\\(\\frac{27}{1000}\\) viết thành số thập phân là',
      ['0,27', '0,027', '2,7', '0,0027'],
      2,
      'Phải đủ ba chữ số sau dấu phẩy.',
      { proof: () => 27 / 1000 },
    ),
    one(
      'Trong số \\(7{,}385\\), chữ số 8 thuộc hàng nào?',
      ['hàng đơn vị', 'hàng phần mười', 'hàng phần trăm', 'hàng phần nghìn'],
      3,
      'Sau dấu phẩy lần lượt là phần mười, phần trăm, phần nghìn.',
    ),
    short(
      '\\(3\\ \\text{m}\\ 5\\ \\text{cm}\\) bằng bao nhiêu mét?',
      ['3,05'],
      '5 cm là \\(\\frac{5}{100}\\) m, viết 0,05 m.',
      { proof: () => 3 + 5 / 100 },
    ),
    many(
      'Những số nào lớn hơn \\(4{,}65\\)?',
      ['4,7', '4,605', '4,651', '4,599'],
      [1, 3],
      'Viết cùng ba chữ số: 4,700; 4,605; 4,651; 4,599 so với 4,650.',
      { proof: () => [4.7, 4.605, 4.651, 4.599].map((n) => n > 4.65) },
    ),
    order(
      'Xếp từ bé đến lớn.',
      ['0,05', '0,5', '0,505', '0,55'],
      'Viết cùng ba chữ số: 0,050; 0,500; 0,505; 0,550.',
      { proof: () => [0.05, 0.5, 0.505, 0.55] },
    ),
    isTrue(
      '\\(2{,}4\\) và \\(2{,}40\\) là hai số bằng nhau.',
      true,
      'Thêm 0 vào tận cùng bên phải phần thập phân thì số không đổi.',
      { proof: () => 24 / 10 === 240 / 100 },
    ),
    match(
      'Nối phân số với số thập phân.',
      [
        ['9/10', '0,9'],
        ['9/100', '0,09'],
        ['1/4', '0,25'],
        ['3/5', '0,6'],
      ],
      '\\(\\frac{1}{4} = \\frac{25}{100}\\), \\(\\frac{3}{5} = \\frac{6}{10}\\).',
      { proof: () => [9 / 10, 9 / 100, 1 / 4, 3 / 5], extra: ['0,4'] },
    ),
    blanks(
      'Số tự nhiên \\(x\\) thỏa \\(6{,}8 \\lt x \\lt 7{,}2\\) là [[1]]. Phần nguyên của \\(12{,}07\\) là [[2]].',
      [['7'], ['12']],
      'Giữa 6,8 và 7,2 chỉ có số tự nhiên 7.',
      { proof: () => [7, Math.trunc(12.07)] },
    ),
  ]),
  exercise(course, 6, 'Bài tập: Tỉ số phần trăm', [
    one(
      'Tỉ số phần trăm của 18 và 24 là',
      ['7,5 %', '75 %', '133 %', '42 %'],
      2,
      '\\(18 : 24 = 0{,}75 = 75\\,\\%\\).',
      { proof: () => (18 / 24) * 100 },
    ),
    short('Tìm \\(15\\,\\%\\) của 80.', ['12'], '\\(80 \\times 15 : 100 = 12\\).', {
      proof: () => (80 * 15) / 100,
    }),
    short(
      'Biết \\(30\\,\\%\\) của một số là 45. Tìm số đó.',
      ['150'],
      '\\(45 : 30 \\times 100 = 150\\).',
      { proof: () => (45 / 30) * 100 },
    ),
    one(
      'Quyển sách giá 60.000 đồng, giảm 20 %. Giá mới là',
      ['40.000 đồng', '12.000 đồng', '48.000 đồng', '58.000 đồng'],
      3,
      'Còn 80 %: \\(60000 \\times 0{,}8 = 48000\\).',
      { proof: () => 60_000 * 0.8 },
    ),
    isTrue(
      'Tăng một số thêm 10 % rồi giảm đi 10 % thì được số ban đầu.',
      false,
      'Từ 100 tăng thành 110, giảm 10 % của 110 còn 99.',
      { proof: () => Math.abs(100 * 1.1 * 0.9 - 100) < 1e-9 },
    ),
    four(
      'Lớp có 40 học sinh, 24 bạn nữ.',
      [
        ['Bạn nữ chiếm 60 %.', true],
        ['Bạn nam chiếm 40 %.', true],
        ['Số bạn nam bằng 50 % số bạn nữ.', false],
        ['Thêm 10 bạn nữ thì nữ chiếm 68 %.', true],
      ],
      'Có 16 bạn nam, \\(16 : 24 \\approx 66{,}7\\,\\%\\). Thêm 10 bạn: \\(34 : 50 = 68\\,\\%\\).',
      { proof: () => [24 / 40 === 0.6, 16 / 40 === 0.4, 16 / 24 === 0.5, 34 / 50 === 0.68] },
    ),
    match(
      'Nối phần trăm với phân số.',
      [
        ['25 %', '1/4'],
        ['50 %', '1/2'],
        ['20 %', '1/5'],
        ['75 %', '3/4'],
      ],
      'Chia phần trăm cho 100 rồi rút gọn.',
      { extra: ['2/3'] },
    ),
    many(
      'Những cách tính nào cho biết \\(25\\,\\%\\) của 64?',
      ['64 : 4', '64 × 0,25', '64 × 25', '64 : 100 × 25'],
      [1, 2, 4],
      '\\(25\\,\\% = \\frac{1}{4} = 0{,}25\\).',
      { proof: () => [64 / 4, 64 * 0.25, 64 * 25, (64 / 100) * 25].map((n) => n === 16) },
    ),
    blanks(
      'Giá vốn 200.000 đồng, lãi 15 %. Tiền lãi là [[1]] đồng, giá bán là [[2]] đồng.',
      [['30000'], ['230000']],
      '\\(200000 \\times 0{,}15 = 30000\\).',
      { proof: () => [200_000 * 0.15, 200_000 * 1.15] },
    ),
    order(
      'Tìm số học sinh biết 40 % của số đó là 12. Xếp các bước.',
      [
        '1 % ứng với 12 : 40 = 0,3',
        '100 % ứng với 0,3 × 100',
        'Số học sinh là 30',
        'Thử lại: 40 % của 30 là 12',
      ],
      '\\(12 : 40 \\times 100 = 30\\).',
    ),
  ]),
  examOf(
    course,
    {
      name: 'Kiểm tra cuối kì Toán lớp 5',
      minutes: 45,
      attempts: 2,
      about:
        'Mười câu, 10 điểm: số thập phân, bốn phép tính, phần trăm, diện tích. Câu cuối trình bày lời giải.',
    },
    [
      one(
        '\\(12{,}6 + 3{,}85 = ?\\)',
        ['15,91', '16,45', '16,35', '5,11'],
        2,
        'Đặt dấu phẩy thẳng cột: \\(12{,}60 + 3{,}85\\).',
        { proof: () => 12.6 + 3.85 },
      ),
      one(
        '\\(2{,}4 \\times 1{,}35 = ?\\)',
        ['32,4', '0,324', '3,24', '3,40'],
        3,
        '\\(24 \\times 135 = 3240\\), tách ba chữ số.',
        { proof: () => 2.4 * 1.35 },
      ),
      short('\\(23{,}56 : 6{,}2 = ?\\)', ['3,8'], '\\(235{,}6 : 62 = 3{,}8\\).', {
        proof: () => 23.56 / 6.2,
      }),
      short(
        'Tam giác có đáy 8 cm, chiều cao 6 cm. Diện tích bằng bao nhiêu xăng-ti-mét vuông?',
        ['24'],
        '\\(8 \\times 6 : 2 = 24\\).',
        { proof: () => (8 * 6) / 2 },
      ),
      one(
        'Hình thang có hai đáy 30 m và 20 m, chiều cao 16 m. Diện tích là',
        ['800 m²', '400 m²', '480 m²', '66 m²'],
        2,
        '\\((30 + 20) \\times 16 : 2 = 400\\).',
        { proof: () => ((30 + 20) * 16) / 2 },
      ),
      blanks(
        'Tính nhanh: \\(4{,}75 + 8{,}6 + 5{,}25 =\\) [[1]]; \\(0{,}25 \\times 7{,}3 \\times 4 =\\) [[2]].',
        [['18,6'], ['7,3']],
        'Ghép \\(4{,}75 + 5{,}25 = 10\\) và \\(0{,}25 \\times 4 = 1\\).',
        { proof: () => [4.75 + 5.25 + 8.6, 0.25 * 4 * 7.3] },
      ),
      isTrue(
        'Nhân một số với 0,5 thì được kết quả bé hơn số đó (với số lớn hơn 0).',
        true,
        'Nhân với 0,5 là lấy một nửa.',
        { proof: () => 8 * 0.5 < 8 },
      ),
      four(
        'Cửa hàng có 120 quyển vở, ngày đầu bán 25 %, ngày sau bán 40 % số còn lại.',
        [
          ['Ngày đầu bán 30 quyển.', true],
          ['Sau ngày đầu còn 90 quyển.', true],
          ['Ngày sau bán 48 quyển.', false],
          ['Cuối cùng còn 54 quyển.', true],
        ],
        '40 % của 90 là 36, còn \\(90 - 36 = 54\\).',
        {
          proof: () => [
            120 * 0.25 === 30,
            120 * 0.75 === 90,
            90 * 0.4 === 48,
            90 - 90 * 0.4 === 54,
          ],
        },
      ),
      match(
        'Nối phép tính với kết quả.',
        [
          ['3,72 × 10', '37,2'],
          ['3,72 × 0,1', '0,372'],
          ['6 : 0,5', '12'],
          ['3 : 8', '0,375'],
        ],
        'Nhân 10 dời dấu phẩy sang phải, nhân 0,1 dời sang trái.',
        { proof: () => [37.2, 0.372, 6 / 0.5, 3 / 8] },
      ),
      essay(
        'Một mảnh đất hình thang có đáy lớn 25 m, đáy bé bằng 60 % đáy lớn, chiều cao 14 m. Tính diện tích mảnh đất và cho biết nếu dùng 35 % diện tích để trồng hoa thì phần trồng hoa rộng bao nhiêu. Trình bày lời giải.',
        'Đáy bé: 25 × 60 : 100 = 15 (m). Diện tích: (25 + 15) × 14 : 2 = 280 (m²). Phần trồng hoa: 280 × 35 : 100 = 98 (m²). Đáp số: 280 m² và 98 m².',
        'Có đủ ba phép tính, câu lời giải, đơn vị và đáp số.',
        { score: 1 },
      ),
    ],
  ),
]
