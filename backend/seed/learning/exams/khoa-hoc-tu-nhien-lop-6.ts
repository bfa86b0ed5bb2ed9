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

export const khoaHocTuNhienLop6Exams: Exam[] = [
  exercise('khoa-hoc-tu-nhien-lop-6-chat-te-bao-va-luc', 2, 'Bài tập: Ba thể của chất', [
    one(
      'Giọt nước bám ngoài thành cốc nước đá là do hiện tượng nào?',
      ['Nước thấm qua cốc', 'Ngưng tụ', 'Nóng chảy', 'Thăng hoa'],
      2,
      'Hơi nước trong không khí gặp lạnh thì ngưng tụ.',
    ),
    match(
      'Nối sự chuyển thể với tên gọi.',
      [
        ['rắn sang lỏng', 'nóng chảy'],
        ['lỏng sang rắn', 'đông đặc'],
        ['khí sang lỏng', 'ngưng tụ'],
        ['rắn sang khí', 'thăng hoa'],
      ],
      'Xem lại sáu sự chuyển thể.',
      { extra: ['bay hơi'] },
    ),
    isTrue(
      'Khi nước đá đang tan, nhiệt độ của nước và đá giữ ở 0 °C dù vẫn đun.',
      true,
      'Nhiệt lượng dùng để phá sự liên kết giữa các hạt.',
    ),
    many(
      'Chất ở thể nào có thể tích xác định?',
      ['thể rắn', 'thể lỏng', 'thể khí'],
      [1, 2],
      'Chất khí chiếm đầy vật chứa.',
    ),
    blanks(
      'Ở áp suất bình thường, nước đá nóng chảy ở [[1]] °C, nước sôi ở [[2]] °C.',
      [['0'], ['100']],
      'Hai mốc này dùng để chia nhiệt kế.',
      { proof: () => [0, 100] },
    ),
    order(
      'Xếp khoảng cách giữa các hạt từ gần đến xa.',
      ['nước đá đang ở thể rắn', 'nước lỏng', 'hơi nước'],
      'Ở thể khí các hạt cách xa nhau nhất.',
    ),
    four(
      'Về sự bay hơi và sự sôi:',
      [
        ['Bay hơi xảy ra ở mọi nhiệt độ.', true],
        ['Sôi xảy ra cả trong lòng chất lỏng.', true],
        ['Bay hơi chỉ xảy ra khi đun.', false],
        ['Gió làm nước bay hơi nhanh hơn.', true],
      ],
      'Phơi quần áo không cần đun vẫn khô.',
    ),
    short(
      'Quá trình chất lỏng chuyển sang thể rắn gọi là gì?',
      ['đông đặc', 'sự đông đặc'],
      'Ví dụ nước thành nước đá.',
    ),
  ]),
]
