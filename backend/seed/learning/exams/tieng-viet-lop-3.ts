import { type Exam, exercise } from '@/backend/seed/learning/exams/exam'
import {
  blanks,
  essay,
  four,
  isTrue,
  many,
  match,
  one,
  order,
} from '@/backend/seed/learning/exams/question'

export const tiengVietLop3Exams: Exam[] = [
  exercise('tieng-viet-lop-3-tu-cau-va-dau-cau', 1, 'Bài tập: Từ chỉ sự vật, hoạt động, đặc điểm', [
    one(
      'Từ nào chỉ hoạt động?',
      ['cánh diều', 'xanh biếc', 'chạy', 'bầu trời'],
      3,
      'Có thể nói “đang chạy”.',
    ),
    many(
      'Những từ nào chỉ đặc điểm?',
      ['hiền lành', 'bà ngoại', 'mát rượi', 'nhảy'],
      [1, 3],
      'Có thể nói “rất hiền lành”; “mát rượi” cho biết mát thế nào.',
    ),
    match(
      'Nối từ với nhóm của nó.',
      [
        ['cây đa', 'Từ chỉ sự vật'],
        ['thì thầm', 'Từ chỉ hoạt động'],
        ['ấm áp', 'Từ chỉ đặc điểm'],
      ],
      'Hỏi: Cái gì? Làm gì? Thế nào?',
    ),
    isTrue(
      'Trong câu “Bố em cày ruộng”, từ “cày” chỉ sự vật.',
      false,
      '“cày” ở đây là việc bố làm, chỉ hoạt động. Trong “cái cày” mới chỉ sự vật.',
    ),
    blanks(
      'Điền: đặt được “đang” ở trước thường là từ chỉ [[1]]; đặt được “rất” ở trước thường là từ chỉ [[2]].',
      [['hoạt động'], ['đặc điểm']],
      'Đó là cách thử từ.',
    ),
    four(
      'Đọc câu: “Chú mèo mướp nằm trên thềm ấm.”',
      [
        ['“chú mèo mướp” chỉ sự vật.', true],
        ['“nằm” chỉ hoạt động.', true],
        ['“thềm” chỉ đặc điểm.', false],
        ['“ấm” chỉ đặc điểm.', true],
      ],
      '“thềm” trả lời câu hỏi Ở đâu, cái gì: chỉ sự vật.',
    ),
    order(
      'Xếp các từ thành câu.',
      ['Gió', 'nhẹ', 'thổi', 'qua', 'khóm tre'],
      'Gió nhẹ thổi qua khóm tre.',
    ),
    essay(
      'Viết ba câu về cơn mưa, có ít nhất hai từ chỉ đặc điểm.',
      'Cơn mưa rào đến rất nhanh. Giọt nước trong veo chạy dài trên lá chuối. Sân nhà em mát rượi.',
      'Đọc lại, gạch chân từ chỉ đặc điểm; mỗi câu có chữ đầu viết hoa và dấu chấm.',
    ),
  ]),
]
