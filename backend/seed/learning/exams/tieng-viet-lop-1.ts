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

export const tiengVietLop1Exams: Exam[] = [
  exercise('tieng-viet-lop-1-am-van-va-cau-dau-tien', 3, 'Bài tập: g hay gh, ng hay ngh', [
    one(
      'Từ nào viết đúng?',
      ['gế gỗ', 'ghế gỗ', 'ghế ghỗ', 'gế ghỗ'],
      2,
      'Trước ê viết gh, trước ô viết g.',
    ),
    one(
      'Điền vào chỗ trống: củ …ệ.',
      ['ng', 'g', 'ngh', 'gh'],
      3,
      'Đứng trước ê, âm ngờ viết ngh.',
    ),
    many(
      'Những từ nào viết đúng?',
      ['nghỉ ngơi', 'ngĩ ngợi', 'bắp ngô', 'nghà voi'],
      [1, 3],
      'Trước i viết ngh: nghỉ, nghĩ. Trước ô, a viết ng: ngô, ngà.',
    ),
    isTrue('Trước các chữ i, e, ê ta viết gh và ngh.', true, 'Ba bạn i, e, ê cần có h dắt tay.'),
    match(
      'Nối âm với chữ cho đúng.',
      [
        ['…ạo (hạt để nấu cơm)', 'g'],
        ['…i bài', 'gh'],
        ['…ừng lại', 'ng'],
        ['lắng …e', 'ngh'],
      ],
      'gạo, ghi bài, ngừng lại, lắng nghe.',
    ),
    blanks(
      'Điền c hoặc k: con [[1]]á, [[2]]ể chuyện, [[3]]ái [[4]]éo.',
      [['c'], ['k'], ['c'], ['k']],
      'Trước i, e, ê viết k; trước các chữ khác viết c.',
    ),
    four(
      'Các câu sau viết đúng chính tả hay sai?',
      [
        ['Nghé nghe mẹ gọi.', true],
        ['Bé ngi bài vào vở.', false],
        ['Gà mẹ gọi con.', true],
        ['Cô giáo kể truyện cổ tích.', true],
      ],
      '“ghi bài” viết gh vì đứng trước i.',
    ),
    short('Viết lại cho đúng từ: “suy ngĩ”.', ['suy nghĩ'], 'Trước i viết ngh.'),
    order('Xếp các tiếng thành câu.', ['Nghé', 'con', 'đi', 'theo', 'mẹ'], 'Nghé con đi theo mẹ.'),
  ]),
]
