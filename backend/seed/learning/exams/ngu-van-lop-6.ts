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
  short,
} from '@/backend/seed/learning/exams/question'

export const nguVanLop6Exams: Exam[] = [
  exercise('ngu-van-lop-6-truyen-dan-gian-va-tho-luc-bat', 4, 'Bài tập: Luật thơ lục bát', [
    one(
      'Trong một cặp lục bát, tiếng thứ sáu của dòng lục hiệp vần với tiếng nào của dòng bát?',
      ['tiếng thứ tư', 'tiếng thứ sáu', 'tiếng thứ bảy', 'tiếng thứ tám'],
      2,
      'Vần lưng nằm ở tiếng thứ sáu của dòng bát.',
    ),
    blanks(
      'Dòng lục có [[1]] tiếng, dòng bát có [[2]] tiếng.',
      [
        ['6', 'sáu'],
        ['8', 'tám'],
      ],
      'Lục là sáu, bát là tám.',
      { proof: () => [6, 8] },
    ),
    many(
      'Trong hai câu “Trăm năm trong cõi người ta / Chữ tài chữ mệnh khéo là ghét nhau”, những tiếng nào hiệp vần với nhau?',
      ['ta', 'mệnh', 'là', 'nhau'],
      [1, 3],
      '“ta” (tiếng 6 dòng lục) hiệp vần với “là” (tiếng 6 dòng bát).',
    ),
    isTrue(
      'Tiếng thứ tư trong dòng lục thường mang thanh trắc.',
      true,
      'Tiếng 2, 6, 8 thường bằng; tiếng 4 thường trắc.',
    ),
    match(
      'Nối thanh với nhóm.',
      [
        ['thanh ngang', 'bằng, bậc cao'],
        ['thanh huyền', 'bằng, bậc thấp'],
        ['thanh sắc', 'trắc, bậc cao'],
        ['thanh nặng', 'trắc, bậc thấp'],
      ],
      'Ngang và huyền là bằng; sắc, hỏi, ngã, nặng là trắc.',
    ),
    four(
      'Nhận xét về hai câu “Đường vô xứ Huế quanh quanh / Non xanh nước biếc như tranh họa đồ”.',
      [
        ['“quanh” hiệp vần với “tranh”.', true],
        ['“quanh quanh” là từ láy.', true],
        ['Câu thứ hai dùng phép so sánh.', true],
        ['Hai câu tả cảnh biển.', false],
      ],
      'Hai câu tả đường núi, non xanh nước biếc.',
    ),
    order(
      'Xếp các tiếng thành dòng lục.',
      ['Trải', 'qua', 'một', 'cuộc', 'bể', 'dâu'],
      'Câu thứ ba của Truyện Kiều.',
    ),
    short(
      'Chép tiếng còn thiếu: “Những điều trông thấy mà … đớn lòng.”',
      ['đau'],
      'Tiếng thứ sáu “đau” hiệp vần với “dâu”.',
    ),
    essay(
      'Viết một cặp lục bát về con đường tới trường.',
      'Sáng nay con ngõ đầy sương, Bước chân nhè nhẹ tới trường cùng em.',
      'Đếm đủ sáu tiếng, tám tiếng; tiếng thứ sáu hiệp vần (sương – trường).',
    ),
  ]),
]
