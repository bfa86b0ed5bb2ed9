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

export const tiengAnhLop3Exams: Exam[] = [
  exercise('tieng-anh-lop-3-loi-chao-dau-tien', 4, 'Exercise: My school things', [
    one(
      'Chọn từ đúng: This is ___ eraser.',
      ['a', 'an', 'two', 'these'],
      2,
      'Trước âm nguyên âm dùng “an”.',
    ),
    match(
      'Nối từ với nghĩa.',
      [
        ['ruler', 'thước kẻ'],
        ['notebook', 'vở'],
        ['eraser', 'cục tẩy'],
        ['school bag', 'cặp sách'],
      ],
      'Đọc to từng từ khi nối.',
      { extra: ['bút chì'] },
    ),
    blanks(
      'Is this your pen? – Yes, it [[1]]. / No, it [[2]].',
      [['is'], ["isn't", 'isn’t', 'is not']],
      'Câu trả lời ngắn dùng lại “is”.',
    ),
    one(
      'Hai chiếc bút ở gần em. Câu nào đúng?',
      ['This is my pens.', 'These are my pens.', 'That is my pens.', 'These is my pens.'],
      2,
      'Nhiều vật ở gần dùng “These are”.',
    ),
    order('Xếp các từ thành câu.', ['That', 'is', 'my', 'school', 'bag'], 'That is my school bag.'),
    many(
      'Những từ nào đi với “a”?',
      ['pencil', 'apple', 'book', 'orange'],
      [1, 3],
      'pencil và book bắt đầu bằng phụ âm.',
    ),
    isTrue('“That” dùng cho vật ở xa người nói.', true, 'Gần dùng “this”, xa dùng “that”.'),
    short('Viết dạng số nhiều của “ruler”.', ['rulers'], 'Thêm s.'),
    four(
      'Đúng hay sai?',
      [
        ['“Three pens” là ba cái bút.', true],
        ['“An ruler” viết đúng.', false],
        ['“It isn’t” là “It is not”.', true],
        ['Câu hỏi kết thúc bằng dấu hỏi.', true],
      ],
      'ruler bắt đầu bằng phụ âm r nên dùng “a ruler”.',
    ),
  ]),
]
