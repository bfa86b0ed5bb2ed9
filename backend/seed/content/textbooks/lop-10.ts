import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop10 = [
  textbook(
    {
      name: 'Toán 10',
      slug: 'toan-10',
      grade: 10,
      subject: 'Toán',
      course: 'toan-lop-10-menh-de-tap-hop-ham-so-bac-hai',
    },
    `
# Chương I. Mệnh đề và tập hợp
Bài 1. Mệnh đề @1
- Mệnh đề kéo theo, mệnh đề đảo @1
- Kí hiệu với mọi, tồn tại
Bài 2. Tập hợp và các phép toán @2
- Các tập con của tập số thực
# Chương II. Bất phương trình bậc nhất hai ẩn
Bài 3. Bất phương trình bậc nhất hai ẩn @3
Bài 4. Hệ bất phương trình, bài toán tối ưu @3
# Chương III. Hệ thức lượng trong tam giác
Bài 5. Giá trị lượng giác từ 0° đến 180°
Bài 6. Định lí côsin, định lí sin @7
# Chương IV. Vectơ
Bài 7. Các khái niệm mở đầu
Bài 8. Tổng và hiệu của hai vectơ
Bài 9. Tích của vectơ với một số
Bài 10. Tích vô hướng
# Chương V. Số đặc trưng của mẫu số liệu
Bài 11. Số gần đúng, sai số
Bài 12. Trung bình, trung vị, mốt
Bài 13. Độ phân tán
# Chương VI. Hàm số, đồ thị
Bài 14. Hàm số @4
Bài 15. Hàm số bậc hai @5
Bài 16. Dấu của tam thức bậc hai @6
Bài 17. Phương trình quy về bậc hai
# Chương VII. Phương pháp tọa độ
Bài 18. Phương trình đường thẳng
Bài 19. Đường tròn, ba đường conic
# Chương VIII. Đại số tổ hợp
Bài 20. Quy tắc đếm
Bài 21. Hoán vị, chỉnh hợp, tổ hợp
Bài 22. Nhị thức Newton
# Chương IX. Xác suất
Bài 23. Biến cố và định nghĩa cổ điển của xác suất
`,
  ),
  textbook(
    {
      name: 'Vật lí 10',
      slug: 'vat-li-10',
      grade: 10,
      subject: 'Vật lí',
      course: 'vat-li-lop-10-chuyen-dong-va-luc',
    },
    `
# Mở đầu
Bài 1. Đối tượng và phương pháp của Vật lí
Bài 2. Sai số phép đo, cách ghi kết quả
# Động học
Bài 3. Độ dịch chuyển và quãng đường @1
Bài 4. Tốc độ và vận tốc @1
Bài 5. Đồ thị độ dịch chuyển – thời gian @2
Bài 6. Gia tốc, chuyển động thẳng biến đổi đều @3
Bài 7. Sự rơi tự do @4
- Thực hành: đo gia tốc rơi tự do
Bài 8. Chuyển động ném
# Động lực học
Bài 9. Tổng hợp và phân tích lực
Bài 10. Ba định luật Newton @5
- Định luật I: quán tính
- Định luật II: gia tốc
- Định luật III: tương tác
Bài 11. Trọng lực, lực căng, lực ma sát @6
Bài 12. Lực cản và lực nâng
Bài 13. Moment lực, cân bằng của vật rắn
# Năng lượng
Bài 14. Công, công suất
Bài 15. Động năng, thế năng, cơ năng
Bài 16. Hiệu suất
# Động lượng
Bài 17. Động lượng và bảo toàn động lượng
Bài 18. Va chạm
# Chuyển động tròn đều
Bài 19. Tốc độ góc, gia tốc hướng tâm
# Biến dạng của vật rắn
Bài 20. Lực đàn hồi, định luật Hooke
Bài 21. Khối lượng riêng, áp suất chất lỏng
`,
  ),
  textbook(
    {
      name: 'Hóa học 10',
      slug: 'hoa-hoc-10',
      grade: 10,
      subject: 'Hóa học',
      course: 'hoa-hoc-lop-10-cau-tao-nguyen-tu-va-lien-ket',
    },
    `
# Chương 1. Cấu tạo nguyên tử
Bài 1. Thành phần của nguyên tử @1
Bài 2. Nguyên tố hóa học, đồng vị @2
- Nguyên tử khối trung bình @2
Bài 3. Cấu trúc lớp vỏ electron @3
Bài 4. Cấu hình electron @3
# Chương 2. Bảng tuần hoàn
Bài 5. Cấu tạo bảng tuần hoàn @4
Bài 6. Xu hướng biến đổi tính chất @4
Bài 7. Định luật tuần hoàn
# Chương 3. Liên kết hóa học
Bài 8. Quy tắc octet @5
Bài 9. Liên kết ion @5
Bài 10. Liên kết cộng hóa trị @6
- Công thức Lewis
Bài 11. Liên kết hydrogen, tương tác van der Waals
# Chương 4. Phản ứng oxi hóa – khử
Bài 12. Số oxi hóa
Bài 13. Cân bằng phản ứng oxi hóa – khử
# Chương 5. Năng lượng hóa học
Bài 14. Biến thiên enthalpy
# Chương 6. Tốc độ phản ứng
Bài 15. Tốc độ phản ứng và các yếu tố ảnh hưởng
# Chương 7. Nguyên tố nhóm halogen
Bài 16. Đơn chất halogen
Bài 17. Hydrogen halide
`,
  ),
]
