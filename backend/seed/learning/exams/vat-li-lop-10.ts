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

export const vatLiLop10Exams: Exam[] = [
  exercise('vat-li-lop-10-chuyen-dong-va-luc', 3, 'Bài tập: Chuyển động thẳng biến đổi đều', [
    one(
      'Xe tăng tốc từ 10 m/s lên 16 m/s trong 3 s. Gia tốc bằng',
      ['2 m/s²', '6 m/s²', '3 m/s²', '8,7 m/s²'],
      1,
      '\\(a = \\frac{16 - 10}{3} = 2\\).',
      { proof: () => (16 - 10) / 3 },
    ),
    short(
      'Xe đang chạy 20 m/s thì phanh với gia tốc độ lớn 5 m/s². Quãng đường đi thêm đến khi dừng là bao nhiêu mét?',
      ['40'],
      '\\(d = \\frac{20^2}{2 \\cdot 5} = 40\\).',
      { proof: () => 20 ** 2 / (2 * 5) },
    ),
    blanks(
      'Xuất phát từ nghỉ với \\(a = 3\\) m/s², sau 4 s vận tốc là [[1]] m/s, quãng đường là [[2]] m.',
      [['12'], ['24']],
      '\\(v = at\\), \\(d = \\frac{1}{2}at^2\\).',
      { proof: () => [3 * 4, (3 * 16) / 2] },
    ),
    isTrue(
      'Vận tốc gấp đôi thì quãng đường phanh gấp đôi (cùng gia tốc phanh).',
      false,
      '\\(d = \\frac{v^2}{2a}\\): gấp đôi vận tốc thì gấp bốn quãng đường.',
      { proof: () => (2 * 10) ** 2 === 2 * 10 ** 2 },
    ),
    match(
      'Nối đại lượng với đơn vị.',
      [
        ['vận tốc', 'm/s'],
        ['gia tốc', 'm/s²'],
        ['độ dịch chuyển', 'm'],
        ['thời gian', 's'],
      ],
      'Gia tốc là độ biến thiên vận tốc chia cho thời gian.',
    ),
    many(
      'Chuyển động chậm dần khi nào?',
      [
        '\\(v \\gt 0,\\ a \\lt 0\\)',
        '\\(v \\lt 0,\\ a \\lt 0\\)',
        '\\(v \\lt 0,\\ a \\gt 0\\)',
        '\\(v \\gt 0,\\ a \\gt 0\\)',
      ],
      [1, 3],
      'Gia tốc trái dấu với vận tốc.',
      { proof: () => [1 * -1, -1 * -1, -1 * 1, 1 * 1].map((sign) => sign < 0) },
    ),
    four(
      'Vật rơi tự do từ độ cao 45 m, lấy \\(g = 10\\) m/s².',
      [
        ['Thời gian rơi là 3 s.', true],
        ['Vận tốc chạm đất 30 m/s.', true],
        ['Trong giây đầu rơi được 10 m.', false],
        ['Trong giây cuối rơi được 25 m.', true],
      ],
      'Giây đầu rơi 5 m; giây cuối \\(45 - 20 = 25\\) m.',
      {
        proof: () => [
          Math.sqrt((2 * 45) / 10) === 3,
          10 * 3 === 30,
          (10 * 1) / 2 === 10,
          45 - (10 * 4) / 2 === 25,
        ],
      },
    ),
    order(
      'Xếp các bước giải bài chuyển động.',
      [
        'Vẽ hình, chọn chiều dương',
        'Ghi các đại lượng đã biết kèm đơn vị',
        'Chọn công thức và thay số',
        'Kiểm tra kết quả có hợp lí không',
      ],
      'Bước cuối giúp phát hiện sai dấu, sai đơn vị.',
    ),
  ]),
]
