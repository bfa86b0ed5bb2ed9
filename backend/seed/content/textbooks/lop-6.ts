import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop6 = [
  textbook(
    {
      name: 'Toán 6',
      slug: 'toan-6',
      grade: 6,
      subject: 'Toán',
      course: 'toan-lop-6-so-tu-nhien-va-phan-so',
    },
    `
# Chương I. Tập hợp các số tự nhiên
Bài 1. Tập hợp @1
Bài 2. Cách ghi số tự nhiên
- Số La Mã
Bài 3. Phép cộng, trừ, nhân, chia
Bài 4. Lũy thừa với số mũ tự nhiên @2
Bài 5. Thứ tự thực hiện phép tính @2
# Chương II. Tính chia hết
Bài 6. Quan hệ chia hết
Bài 7. Dấu hiệu chia hết cho 2, 3, 5, 9 @3
Bài 8. Số nguyên tố, phân tích ra thừa số nguyên tố @4
Bài 9. Ước chung lớn nhất @5
Bài 10. Bội chung nhỏ nhất @5
# Chương III. Số nguyên
Bài 11. Tập hợp số nguyên @6
Bài 12. Cộng, trừ số nguyên @6
Bài 13. Nhân, chia số nguyên
- Quy tắc dấu ngoặc
# Chương IV. Một số hình phẳng
Bài 14. Tam giác đều, hình vuông, lục giác đều
Bài 15. Hình chữ nhật, hình thoi, hình bình hành, hình thang cân
Bài 16. Chu vi và diện tích
# Chương V. Tính đối xứng
Bài 17. Hình có trục đối xứng
Bài 18. Hình có tâm đối xứng
# Chương VI. Phân số
Bài 19. Phân số bằng nhau, rút gọn @7
Bài 20. So sánh phân số
Bài 21. Các phép tính với phân số @7
# Chương VII. Số thập phân
Bài 22. Số thập phân âm, làm tròn
Bài 23. Tỉ số và tỉ số phần trăm
# Chương VIII. Hình học cơ bản
Bài 24. Điểm, đường thẳng, tia
Bài 25. Đoạn thẳng, trung điểm
Bài 26. Góc, số đo góc
# Chương IX. Dữ liệu và xác suất
Bài 27. Thu thập, phân loại dữ liệu
Bài 28. Xác suất thực nghiệm
`,
  ),
  textbook(
    {
      name: 'Ngữ văn 6',
      slug: 'ngu-van-6',
      grade: 6,
      subject: 'Ngữ văn',
      course: 'ngu-van-lop-6-truyen-dan-gian-va-tho-luc-bat',
    },
    `
# Bài 1. Truyện truyền thuyết
Đọc: Thánh Gióng @1
Đọc: Sự tích Hồ Gươm @1
Thực hành tiếng Việt: Từ đơn, từ phức
Viết: Kể lại một truyền thuyết
# Bài 2. Truyện cổ tích
Đọc: Thạch Sanh @2
Đọc: Sọ Dừa @2
- Nhân vật mồ côi, nhân vật đội lốt
Thực hành tiếng Việt: Thành ngữ
# Bài 3. Thơ lục bát
Ca dao về quê hương @3
Luật thơ lục bát @4
Viết: Tập làm một bài thơ lục bát @4
# Bài 4. Truyện đồng thoại
Đọc: Con vật biết nói
Thực hành tiếng Việt: Cụm danh từ, cụm động từ
# Bài 5. Kí và hồi kí
Đọc: Những trang sổ tay
Viết: Tả cảnh sinh hoạt
# Bài 6. Văn bản nghị luận
Đọc: Vì sao cần giữ tiếng mẹ đẻ
Viết: Trình bày ý kiến
# Bài 7. Văn bản thông tin
Đọc: Thuật lại một sự kiện
- Sa-pô, đề mục, hình ảnh
# Bài 8. Viết
Kể lại một trải nghiệm @5
- Ngôi kể thứ nhất
Đoạn văn ghi cảm xúc về bài thơ @6
# Ôn tập
Bảng tổng kết thể loại
Đề tự kiểm tra
`,
  ),
  textbook(
    {
      name: 'Khoa học tự nhiên 6',
      slug: 'khoa-hoc-tu-nhien-6',
      grade: 6,
      subject: 'Khoa học tự nhiên',
      course: 'khoa-hoc-tu-nhien-lop-6-chat-te-bao-va-luc',
    },
    `
# Mở đầu
Bài 1. Khoa học tự nhiên là gì?
Bài 2. An toàn trong phòng thực hành @1
Bài 3. Kính lúp, kính hiển vi
Bài 4. Đo chiều dài, khối lượng, thời gian, nhiệt độ @1
# Chất quanh ta
Bài 5. Sự đa dạng của chất @2
Bài 6. Các thể của chất và sự chuyển thể @2
- Thí nghiệm: nước đá tan
Bài 7. Oxygen và không khí
# Một số vật liệu, nhiên liệu
Bài 8. Vật liệu, nguyên liệu
Bài 9. Nhiên liệu và an ninh năng lượng
# Hỗn hợp
Bài 10. Chất tinh khiết, hỗn hợp, dung dịch @3
Bài 11. Tách chất khỏi hỗn hợp @3
# Tế bào
Bài 12. Tế bào, đơn vị của sự sống @4
- Vẽ tế bào biểu bì hành
Bài 13. Từ tế bào đến cơ thể
# Đa dạng thế giới sống
Bài 14. Phân loại, khóa lưỡng phân @5
Bài 15. Vi khuẩn, virus
Bài 16. Thực vật, động vật, nấm
# Lực
Bài 17. Lực và tác dụng của lực @6
Bài 18. Trọng lực, lực ma sát @6
# Năng lượng, Trái Đất và bầu trời
Bài 19. Năng lượng và sự chuyển hóa
Bài 20. Chuyển động nhìn thấy của Mặt Trời
Bài 21. Mặt Trăng, hệ Mặt Trời
`,
  ),
]
