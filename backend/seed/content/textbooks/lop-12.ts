import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop12 = [
  textbook(
    {
      name: 'Toán 12',
      slug: 'toan-12',
      grade: 12,
      subject: 'Toán',
      course: 'toan-lop-12-ung-dung-dao-ham-va-tich-phan',
    },
    `
# Chương I. Ứng dụng đạo hàm
Bài 1. Tính đơn điệu của hàm số @1
Bài 2. Cực trị của hàm số @2
Bài 3. Giá trị lớn nhất, giá trị nhỏ nhất @3
Bài 4. Đường tiệm cận @4
Bài 5. Khảo sát và vẽ đồ thị @5
- Hàm số bậc ba @5
- Hàm phân thức
Bài 6. Bài toán tối ưu trong thực tiễn @3
# Chương II. Vectơ và tọa độ trong không gian
Bài 7. Vectơ trong không gian
Bài 8. Hệ trục tọa độ
Bài 9. Biểu thức tọa độ của phép toán vectơ
# Chương III. Mẫu số liệu ghép nhóm
Bài 10. Khoảng biến thiên, khoảng tứ phân vị
Bài 11. Phương sai, độ lệch chuẩn
# Chương IV. Nguyên hàm và tích phân
Bài 12. Nguyên hàm @6
Bài 13. Tích phân @7
Bài 14. Ứng dụng hình học của tích phân @8
- Diện tích hình phẳng @8
- Thể tích khối tròn xoay @8
# Chương V. Phương pháp tọa độ trong không gian
Bài 15. Phương trình mặt phẳng
Bài 16. Phương trình đường thẳng
Bài 17. Phương trình mặt cầu
# Chương VI. Xác suất có điều kiện
Bài 18. Xác suất có điều kiện
Bài 19. Công thức xác suất toàn phần, công thức Bayes
`,
  ),
  textbook(
    {
      name: 'Ngữ văn 12',
      slug: 'ngu-van-12',
      grade: 12,
      subject: 'Ngữ văn',
      course: 'ngu-van-lop-12-viet-bai-nghi-luan',
    },
    `
# Bài 1. Tiểu thuyết và tiếng cười
Đọc: Trích Số đỏ
Thực hành tiếng Việt: Nói mỉa, nghịch ngữ
# Bài 2. Thơ và cái tôi
Đọc: Thơ đầu thế kỉ XX
Viết: So sánh hai đoạn thơ @5
# Bài 3. Lập luận trong văn bản nghị luận
Đề bài và vấn đề nghị luận @1
Tìm ý, lập dàn ý @2
Đoạn văn nghị luận @3
- Câu chủ đề, câu phát triển @3
Dẫn chứng và phân tích dẫn chứng @4
# Bài 4. Yếu tố kì ảo trong truyện kể
Đọc: Truyện truyền kì
# Bài 5. Hài kịch
Đọc: Xung đột hài
# Bài 6. Truyện ngắn
Đọc: Hai đứa trẻ
Viết: Nghị luận về một tác phẩm truyện @5
# Bài 7. Văn bản thông tin tổng hợp
Viết: Báo cáo kết quả một dự án
# Bài 8. Ôn tập thi tốt nghiệp
Câu đọc hiểu
Bài nghị luận xã hội, nghị luận văn học @6
`,
  ),
]
