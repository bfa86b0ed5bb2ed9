import { type Exam, examOf } from '@/backend/seed/learning/exams/exam'
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

export const nguVanLop12Exams: Exam[] = [
  examOf(
    'ngu-van-lop-12-viet-bai-nghi-luan',
    {
      name: 'Kiểm tra Ngữ văn lớp 12: Viết đoạn nghị luận',
      minutes: 60,
      attempts: 2,
      about:
        'Tám câu về cách đọc đề, dựng đoạn, dùng dẫn chứng và một đoạn văn 200 chữ. Bài viết do giáo viên chấm.',
      isShuffle: false,
    },
    [
      one(
        'Đề: “Trình bày suy nghĩ về sự cần thiết của việc lắng nghe bản thân”. Vấn đề nghị luận là gì?',
        [
          'Thế nào là lắng nghe bản thân',
          'Vì sao phải lắng nghe bản thân',
          'Làm sao để lắng nghe bản thân',
          'Biểu hiện của người biết lắng nghe',
        ],
        2,
        'Chữ khóa là “sự cần thiết”: phải trả lời câu hỏi vì sao.',
        { score: 0.75 },
      ),
      order(
        'Xếp năm nhịp của đoạn văn nghị luận.',
        [
          'Câu khẳng định',
          'Giải thích từ quan trọng',
          'Lí lẽ',
          'Dẫn chứng',
          'Nối về câu khẳng định',
        ],
        'Nhịp cuối phải quay về nhịp đầu.',
        { score: 0.75 },
      ),
      many(
        'Những câu nào đủ mạnh để làm câu chủ đề?',
        [
          'Lắng nghe bản thân rất quan trọng.',
          'Lắng nghe bản thân giúp ta biết dừng đúng lúc.',
          'Như chúng ta đã biết, ai cũng cần lắng nghe.',
          'Người không biết im lặng thì khó nghe được chính mình.',
        ],
        [2, 4],
        'Câu chủ đề mạnh là câu có thể bị phản đối.',
        { score: 0.75 },
      ),
      match(
        'Nối yêu cầu của đề với việc phải viết.',
        [
          ['ý nghĩa của …', 'giá trị, tác dụng'],
          ['biểu hiện của …', 'dấu hiệu, ví dụ'],
          ['giải pháp cho …', 'việc cụ thể làm được'],
          ['so sánh, đánh giá', 'giống, khác và nhận xét'],
        ],
        'Những chữ nhỏ trong đề đổi cả bài viết.',
        { score: 0.75 },
      ),
      isTrue(
        'Câu “Qua bài thơ cho thấy tình yêu quê hương” viết đúng ngữ pháp.',
        false,
        'Câu thiếu chủ ngữ. Sửa: “Bài thơ cho thấy…”',
        { score: 0.5 },
      ),
      four(
        'Về dẫn chứng trong bài nghị luận:',
        [
          ['Dẫn chứng đời sống gần gũi thường mới mẻ hơn.', true],
          ['Không nhớ chính xác câu thơ thì nên diễn lại ý.', true],
          ['Nêu tên nhân vật nổi tiếng là đủ, không cần phân tích.', false],
          ['Số liệu dùng phải chắc chắn đúng.', true],
        ],
        'Dẫn chứng không phân tích thì chưa thành lập luận.',
        { score: 1 },
      ),
      blanks(
        'Trong phép lập luận, đoạn thừa nhận giới hạn của ý kiến mình gọi là ý [[1]]; câu đầu nêu ý cả đoạn gọi là câu [[2]].',
        [['phản biện'], ['chủ đề']],
        'Phản biện làm bài đáng tin hơn.',
        { score: 0.75 },
      ),
      short(
        'Cụm ba chữ nào kết thúc cả “Qua Đèo Ngang” và “Bạn đến chơi nhà”, một bài chỉ một người, một bài chỉ hai người?',
        ['ta với ta'],
        'Bà Huyện Thanh Quan chỉ mình với mình; Nguyễn Khuyến chỉ tôi với bạn.',
        { score: 0.75 },
      ),
      essay(
        'Viết đoạn văn khoảng 200 chữ bàn về giá trị của việc làm những điều nhỏ.',
        'Câu chủ đề nêu một giá trị cụ thể (điều nhỏ làm được mỗi ngày nên bền). Giải thích “điều nhỏ”. Lí lẽ: thói quen, sự lan tỏa. Dẫn chứng: một việc quan sát được, kể trong ba câu. Phản biện: điều nhỏ không thay được việc lớn. Kết: điều sẽ làm.',
        'Chấm theo: đúng vấn đề; câu chủ đề; dẫn chứng có phân tích; phản biện; diễn đạt.',
        { score: 4 },
      ),
    ],
  ),
]
