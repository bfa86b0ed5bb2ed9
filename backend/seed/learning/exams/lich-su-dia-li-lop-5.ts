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

export const lichSuDiaLiLop5Exams: Exam[] = [
  exercise(
    'lich-su-va-dia-li-lop-5-tu-co-loa-den-thang-long',
    4,
    'Bài tập: Từ Cổ Loa đến Bạch Đằng',
    [
      one(
        'Ai lãnh đạo cuộc khởi nghĩa năm 40?',
        ['Bà Triệu', 'Hai Bà Trưng', 'Lý Bí', 'Mai Thúc Loan'],
        2,
        'Khởi nghĩa Hai Bà Trưng nổ ra năm 40.',
      ),
      order(
        'Xếp các sự kiện theo thời gian.',
        [
          'Khởi nghĩa Hai Bà Trưng',
          'Khởi nghĩa Bà Triệu',
          'Lý Bí lập nước Vạn Xuân',
          'Ngô Quyền thắng trên sông Bạch Đằng',
        ],
        'Các năm lần lượt là 40, 248, 544, 938.',
        { proof: () => [40, 248, 544, 938] },
      ),
      match(
        'Nối nhân vật với việc làm.',
        [
          ['An Dương Vương', 'Xây thành Cổ Loa'],
          ['Lý Bí', 'Lập nước Vạn Xuân'],
          ['Khúc Thừa Dụ', 'Giành quyền tự chủ năm 905'],
          ['Ngô Quyền', 'Đánh tan quân Nam Hán năm 938'],
        ],
        'Xem lại bảng mốc thời gian trong bài.',
      ),
      isTrue(
        'Chiến thắng Bạch Đằng năm 938 chấm dứt thời kì Bắc thuộc.',
        true,
        'Từ đây nước ta bước vào thời kì độc lập lâu dài.',
      ),
      many(
        'Vì sao kế cắm cọc của Ngô Quyền thành công?',
        [
          'Hiểu quy luật nước triều',
          'Quân ta đông hơn hẳn',
          'Biết dụ thuyền giặc vào sâu',
          'Cọc được giấu dưới nước lúc triều lên',
        ],
        [1, 3, 4],
        'Thắng nhờ mưu và hiểu con nước, không phải nhờ đông quân.',
      ),
      blanks(
        'Thời kì Bắc thuộc kéo dài từ năm [[1]] trước Công nguyên đến năm [[2]].',
        [['179'], ['938']],
        'Từ khi Âu Lạc mất đến chiến thắng Bạch Đằng.',
      ),
      four(
        'Về thành Cổ Loa:',
        [
          ['Do An Dương Vương cho xây.', true],
          ['Có ba vòng thành.', true],
          ['Nay thuộc Hà Nội.', true],
          ['Là kinh đô của nhà Lý.', false],
        ],
        'Kinh đô nhà Lý là Thăng Long.',
      ),
      essay(
        'Kể lại trận Bạch Đằng năm 938 trong khoảng năm câu.',
        'Ngô Quyền cho đóng cọc gỗ bịt sắt xuống lòng sông. Khi triều lên, quân ta dùng thuyền nhẹ khiêu chiến rồi giả thua. Thuyền giặc đuổi theo, vượt qua bãi cọc. Nước rút, quân ta đánh quật lại, thuyền giặc mắc cọc và vỡ. Tướng giặc tử trận, quân Nam Hán thua to.',
        'Đủ: chuẩn bị, dụ địch, nước rút, kết quả.',
      ),
    ],
  ),
]
