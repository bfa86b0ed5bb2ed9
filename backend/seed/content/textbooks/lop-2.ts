import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop2 = [
  textbook(
    { name: 'Toán 2', slug: 'toan-2', grade: 2, subject: 'Toán' },
    `
# Ôn tập và bổ sung
Bài 1. Các số đến 100
Bài 2. Tia số, số liền trước, số liền sau
Bài 3. Số hạng, tổng; số bị trừ, số trừ, hiệu
# Cộng, trừ có nhớ trong phạm vi 20
Bài 4. Cộng qua 10
- Bảng cộng qua 10
Bài 5. Trừ qua 10
- Bảng trừ qua 10
Bài 6. Bài toán nhiều hơn, ít hơn
# Cộng, trừ có nhớ trong phạm vi 100
Bài 7. Cộng có nhớ số có hai chữ số
Bài 8. Trừ có nhớ số có hai chữ số
Bài 9. Luyện tập: hai phép tính nối nhau
# Làm quen với đo lường
Bài 10. Ki-lô-gam và lít
- Cân đồ vật trong lớp
Bài 11. Ngày, giờ, phút
- Đọc đồng hồ khi kim phút chỉ số 3, số 6
Bài 12. Đề-xi-mét, mét, ki-lô-mét
# Phép nhân, phép chia
Bài 13. Phép nhân là cộng nhiều số bằng nhau
Bài 14. Bảng nhân 2, bảng nhân 5
Bài 15. Phép chia: chia đều và chia theo nhóm
Bài 16. Bảng chia 2, bảng chia 5
# Các số đến 1000
Bài 17. Đơn vị, chục, trăm, nghìn
Bài 18. So sánh các số có ba chữ số
Bài 19. Cộng, trừ trong phạm vi 1000
# Hình học
Bài 20. Điểm, đoạn thẳng, đường gấp khúc
- Độ dài đường gấp khúc
Bài 21. Hình tứ giác
Bài 22. Khối trụ, khối cầu
# Thu thập và kiểm đếm số liệu
Bài 23. Kiểm đếm, biểu đồ tranh
Bài 24. Chắc chắn, có thể, không thể
`,
  ),
  textbook(
    { name: 'Tiếng Việt 2', slug: 'tieng-viet-2', grade: 2, subject: 'Tiếng Việt' },
    `
# Em lớn hơn từng ngày
Tập đọc: Buổi sáng ở sân trường
- Từ ngữ chỉ hoạt động
Viết: Chữ hoa A, Ă, Â
Kể chuyện: Ngày đầu trở lại lớp
# Nhà là nơi trở về
Tập đọc: Chiếc nón của bà
Từ và câu: Câu kể Ai là gì?
- Dấu phẩy trong câu liệt kê
Viết: Vài câu về người thân
# Bạn bè và thầy cô
Tập đọc: Cây bút chì gãy
Từ và câu: Từ chỉ đặc điểm
Nói và nghe: Lời đề nghị, lời từ chối lịch sự
# Vườn cây, con vật
Tập đọc: Chú ong chăm chỉ
Ca dao về con cò, con trâu
- Học thuộc hai câu em thích
Viết: Tả ngắn một con vật
# Bốn mùa
Tập đọc: Cơn mưa đầu hạ
Từ và câu: Khi nào? Ở đâu?
Viết: Bưu thiếp chúc Tết
# Đất nước quê hương
Tập đọc: Dòng sông quê
Chính tả: tr/ch, s/x, l/n
Viết: Kể về nơi em ở
# Ôn tập cuối năm
Đọc thành tiếng và đọc hiểu
Viết đoạn năm câu
`,
  ),
]
