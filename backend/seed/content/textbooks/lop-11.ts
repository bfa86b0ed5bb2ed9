import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop11 = [
  textbook(
    { name: 'Toán 11', slug: 'toan-11', grade: 11, subject: 'Toán' },
    `
# Chương I. Hàm số lượng giác
Bài 1. Góc lượng giác, đơn vị radian
Bài 2. Công thức lượng giác
- Công thức cộng
- Công thức nhân đôi
Bài 3. Hàm số lượng giác và đồ thị
Bài 4. Phương trình lượng giác cơ bản
# Chương II. Dãy số
Bài 5. Dãy số
Bài 6. Cấp số cộng
Bài 7. Cấp số nhân
# Chương III. Mẫu số liệu ghép nhóm
Bài 8. Trung bình, trung vị, tứ phân vị
# Chương IV. Quan hệ song song trong không gian
Bài 9. Đường thẳng và mặt phẳng
Bài 10. Hai đường thẳng song song
Bài 11. Hai mặt phẳng song song
- Hình lăng trụ, hình hộp
# Chương V. Giới hạn, hàm số liên tục
Bài 12. Giới hạn của dãy số
Bài 13. Giới hạn của hàm số
Bài 14. Hàm số liên tục
# Chương VI. Hàm số mũ, hàm số lôgarit
Bài 15. Lũy thừa với số mũ thực
Bài 16. Lôgarit
Bài 17. Phương trình, bất phương trình mũ và lôgarit
# Chương VII. Quan hệ vuông góc
Bài 18. Hai đường thẳng vuông góc
Bài 19. Đường thẳng vuông góc với mặt phẳng
Bài 20. Khoảng cách, góc, thể tích
# Chương VIII. Các quy tắc tính xác suất
Bài 21. Biến cố hợp, biến cố giao
Bài 22. Công thức cộng, công thức nhân
# Chương IX. Đạo hàm
Bài 23. Định nghĩa và ý nghĩa của đạo hàm
Bài 24. Các quy tắc tính đạo hàm
Bài 25. Đạo hàm cấp hai
`,
  ),
]
