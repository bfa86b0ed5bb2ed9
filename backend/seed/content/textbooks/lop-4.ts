import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop4 = [
  textbook(
    { name: 'Toán 4', slug: 'toan-4', grade: 4, subject: 'Toán' },
    `
# Ôn tập và bổ sung
Bài 1. Các số đến 100 000
Bài 2. Biểu thức chứa chữ
Bài 3. Bài toán giải bằng ba bước tính
# Góc và đơn vị đo góc
Bài 4. Đo góc, độ
Bài 5. Góc nhọn, góc tù, góc bẹt
- Đo góc bằng thước đo góc
# Số tự nhiên
Bài 6. Hàng và lớp, số có nhiều chữ số
Bài 7. So sánh, xếp thứ tự
Bài 8. Làm tròn đến hàng trăm nghìn
Bài 9. Dãy số tự nhiên
# Phép tính với số tự nhiên
Bài 10. Cộng, trừ số có nhiều chữ số
Bài 11. Tính chất giao hoán, kết hợp
Bài 12. Tìm hai số khi biết tổng và hiệu
Bài 13. Nhân với số có hai chữ số
Bài 14. Chia cho số có hai chữ số
- Ước lượng thương
Bài 15. Số trung bình cộng
# Hai đường thẳng
Bài 16. Hai đường thẳng vuông góc
Bài 17. Hai đường thẳng song song
Bài 18. Hình bình hành, hình thoi
# Phân số
Bài 19. Khái niệm phân số
Bài 20. Phân số bằng nhau, rút gọn
Bài 21. Quy đồng mẫu số, so sánh phân số
Bài 22. Cộng, trừ, nhân, chia phân số
# Đo lường
Bài 23. Yến, tạ, tấn
Bài 24. Giây, thế kỉ
Bài 25. Đề-xi-mét vuông, mét vuông, mi-li-mét vuông
# Thống kê và xác suất
Bài 26. Dãy số liệu, biểu đồ cột
Bài 27. Số lần xuất hiện của một sự kiện
`,
  ),
]
