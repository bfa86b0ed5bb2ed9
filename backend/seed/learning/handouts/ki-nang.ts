import { type Handout, handout } from '@/backend/seed/learning/handouts/handout'

export const kiNang: Handout[] = [
  handout('so-doc-mot-trang', 'Sổ đọc một trang', 'Hai mươi phút sau khi đọc xong một cuốn sách.', [
    ['Tên sách, tác giả, ngày đọc xong:', 1],
    ['Cuốn sách nói gì, bằng một câu:', 2],
    ['Ba hình ảnh còn nhìn thấy khi nhắm mắt:', 3],
    ['Một câu chép nguyên văn, ghi số trang:', 2],
    ['Một chỗ tôi chưa đồng ý, vì sao:', 3],
    ['Một việc tôi sẽ làm trong tuần này:', 1],
    ['Ai nên đọc? Ai không nên?', 2],
  ]),
  handout('trang-vo-ba-phan', 'Trang vở ba phần', 'In nhiều bản, dùng cho một tuần.', [
    ['Môn, bài, ngày:', 1],
    ['Trong giờ học: ý chính, ví dụ, hình vẽ.', 9],
    ['Tối hôm đó: năm câu hỏi mà phần trên trả lời.', 5],
    ['Cuối tuần: hai câu tóm tắt.', 3],
  ]),
]
