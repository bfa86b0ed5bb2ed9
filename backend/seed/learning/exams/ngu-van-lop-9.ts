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

export const nguVanLop9Exams: Exam[] = [
  exercise('ngu-van-lop-9-doc-truyen-kieu', 4, 'Bài tập: Kiều ở lầu Ngưng Bích', [
    one(
      'Chữ “khóa xuân” trong câu “Trước lầu Ngưng Bích khóa xuân” nghĩa là gì?',
      ['khóa cửa mùa xuân', 'giam giữ tuổi trẻ', 'mùa xuân kết thúc', 'khóa học mùa xuân'],
      2,
      'Kiều bị giam lỏng ở lầu Ngưng Bích.',
    ),
    order(
      'Xếp các cặp câu “Buồn trông” theo thứ tự trong bài.',
      [
        'Buồn trông cửa bể chiều hôm',
        'Buồn trông ngọn nước mới sa',
        'Buồn trông nội cỏ rầu rầu',
        'Buồn trông gió cuốn mặt duềnh',
      ],
      'Cảnh đi từ xa đến gần, từ tĩnh đến động.',
    ),
    match(
      'Nối cảnh với nỗi lòng.',
      [
        ['cánh buồm thấp thoáng', 'nhớ quê, mong trở về'],
        ['hoa trôi man mác', 'thân phận nổi nênh'],
        ['nội cỏ rầu rầu', 'tương lai mờ mịt'],
        ['tiếng sóng kêu quanh ghế ngồi', 'lo sợ tai họa ập tới'],
      ],
      'Xem bảng trong bài học.',
    ),
    many(
      'Những nghệ thuật nào được dùng trong tám câu cuối?',
      ['điệp ngữ', 'tả cảnh ngụ tình', 'đối thoại', 'từ láy'],
      [1, 2, 4],
      'Đoạn này là độc thoại nội tâm, không có đối thoại.',
    ),
    isTrue(
      'Trong đoạn trích, Kiều nhớ cha mẹ trước rồi mới nhớ Kim Trọng.',
      false,
      'Kiều nhớ Kim Trọng trước; với cha mẹ nàng đã phần nào đền đáp khi bán mình chuộc cha.',
    ),
    blanks(
      'Truyện Kiều có [[1]] câu thơ, viết theo thể thơ [[2]].',
      [['3254', '3.254'], ['lục bát']],
      'Ba nghìn hai trăm năm mươi tư câu lục bát.',
    ),
    four(
      'Về tác giả và tác phẩm:',
      [
        ['Nguyễn Du quê ở Tiên Điền, Hà Tĩnh.', true],
        ['Truyện Kiều còn có tên Đoạn trường tân thanh.', true],
        ['Truyện Kiều viết bằng chữ Hán.', false],
        ['Cốt truyện mượn từ Kim Vân Kiều truyện.', true],
      ],
      'Truyện Kiều viết bằng chữ Nôm.',
    ),
    short(
      'Từ láy nào trong câu “Hoa trôi … biết là về đâu” gợi sự mênh mông, vô định?',
      ['man mác'],
      '“man mác” vừa tả mặt nước vừa tả lòng người.',
    ),
    essay(
      'Viết đoạn văn khoảng 12 câu phân tích hai câu thơ: “Buồn trông ngọn nước mới sa / Hoa trôi man mác biết là về đâu”.',
      'Câu chủ đề: hai câu thơ mượn cánh hoa trôi để nói thân phận nổi nênh của Kiều. Giải nghĩa “mới sa”, “man mác”; phân tích câu hỏi “biết là về đâu” không có lời đáp; liên hệ cảnh ngộ vừa rơi vào lầu xanh; nghệ thuật điệp ngữ và tả cảnh ngụ tình; câu kết nêu niềm thương của tác giả.',
      'Tiêu chí: câu chủ đề; trích từ ngữ trong ngoặc kép; gọi tên nghệ thuật và tác dụng; liên hệ thân phận.',
      { score: 2 },
    ),
  ]),
]
